import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Chip } from '../chip/chip.tsx';
import { type Fact, FactList } from '../fact-list/fact-list.tsx';
import style from './dataset-row.module.css';

interface DatasetRowProps {
  path: string;
  title: ReactNode;
  /** Of the title and the notes, where it is another than the page's. */
  titleLanguage?: string | undefined;
  notes: ReactNode;
  notesLanguage?: string | undefined;
  /** The columns that fit a search. */
  columns?: ReactNode;
  /** Source, licence and date. */
  meta: ReactNode;
  facts: readonly Fact[];
  formats: readonly string[];
  formatsLabel: string;
  /** The level of its heading, one below that of the list. */
  heading?: 'h2' | 'h3' | 'h4';
}

/** One dataset as lists of the portal show it: what stands around it, such as an item of a list, is for the page. */
export function DatasetRow({ heading: Heading = 'h2', ...row }: DatasetRowProps) {
  return (
    <>
      <div className={style.words}>
        <Heading className={style.title} lang={row.titleLanguage}>
          <Link to={row.path}>{row.title}</Link>
        </Heading>
        <p className={style.notes} lang={row.notesLanguage}>
          {row.notes}
        </p>
        {row.columns && <p className={style.columns}>{row.columns}</p>}
        <p className={style.meta}>{row.meta}</p>
      </div>
      <div className={style.facts}>
        <FactList facts={[...row.facts]} />
      </div>
      <ul className={style.formats} aria-label={row.formatsLabel}>
        {row.formats.map((format) => (
          <li key={format}>
            <Chip>{format}</Chip>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The class of what stands around a row. */
export const datasetRowClass = style.row;

/** The class of its date, which is not broken. */
export const datasetRowDateClass = style.date;
