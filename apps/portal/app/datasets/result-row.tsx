import type { Dataset, SearchResult } from '@gazetteer/client';
import { useFigures } from '@gazetteer/site';
import { DatasetRow, datasetRowClass, datasetRowDateClass } from '@gazetteer/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { datasetPath, organizationPath } from './dataset-facts.ts';
import { Marked } from './marked.tsx';
import { rowFacts } from './row-facts.ts';
import type { RowMarks } from './row-marks.server.ts';

type Marks = NonNullable<SearchResult['highlighting']>[string];

interface ResultRowProps {
  dataset: Dataset;
  marks?: Marks;
  /** Which of its texts are in another language than the page. */
  written?: RowMarks | undefined;
  /** The level of its heading, one below that of the list. */
  heading?: 'h2' | 'h3';
}

/** One dataset of a list; its notes are a lead. */
export function ResultRow({ dataset, marks, written, heading = 'h2' }: ResultRowProps) {
  const { t } = useTranslation();
  const figures = useFigures();
  const foreign = written?.title ?? written?.notes;
  const { updated, ...facts } = rowFacts(dataset, t, figures);
  return (
    <li className={datasetRowClass}>
      <DatasetRow
        {...facts}
        heading={heading}
        path={datasetPath(dataset)}
        title={marks?.title ? <Marked segments={marks.title} /> : dataset.title}
        titleLanguage={written?.title?.lang}
        notes={marks?.notes ? <Marked segments={marks.notes} /> : dataset.notes}
        notesLanguage={written?.notes?.lang}
        columns={
          marks?.columns && (
            <>
              <span>{t('search.columns.matching', { count: marks.columns.length })}</span>{' '}
              {marks.columns.map((segments, place) => (
                <Fragment key={place}>
                  {place > 0 && ' · '}
                  <Marked segments={segments} />
                </Fragment>
              ))}
            </>
          )
        }
        meta={
          <>
            {foreign && `${foreign.mark}\u00a0· `}
            <Publisher dataset={dataset} lang={written?.source_name?.lang} />
            {dataset.license_title && `${dataset.license_title}\u00a0· `}
            <span className={datasetRowDateClass}>{updated}</span>
          </>
        }
      />
    </li>
  );
}

/** Where the data come from, else the organisation that publishes them. */
function Publisher({
  dataset: { source_name, organization },
  lang,
}: {
  dataset: Dataset;
  lang: string | undefined;
}) {
  if (source_name)
    return (
      <>
        <span lang={lang}>{source_name}</span>
        {'\u00a0· '}
      </>
    );
  if (!organization) return null;
  return (
    <>
      <Link to={organizationPath(organization)}>{organization.title || organization.name}</Link>
      {'\u00a0· '}
    </>
  );
}
