import type { Dataset, SearchResult } from '@gazetteer/client';
import { useFigures } from '@gazetteer/site';
import { Chip, FactList } from '@gazetteer/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { datasetFacts, datasetPath, organizationPath } from './dataset-facts.ts';
import { Marked } from './marked.tsx';
import style from './result-row.module.css';
import type { RowMarks } from './row-marks.server.ts';
import { useTerms } from './use-terms.ts';

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
export function ResultRow({ dataset, marks, written, heading: Heading = 'h2' }: ResultRowProps) {
  const { t } = useTranslation();
  const figures = useFigures();
  const foreign = written?.title ?? written?.notes;
  return (
    <li className={style.row}>
      <div className={style.words}>
        <Heading className={style.title} lang={written?.title?.lang}>
          <Link to={datasetPath(dataset)}>
            {marks?.title ? <Marked segments={marks.title} /> : dataset.title}
          </Link>
        </Heading>
        <p className={style.notes} lang={written?.notes?.lang}>
          {marks?.notes ? <Marked segments={marks.notes} /> : dataset.notes}
        </p>
        {marks?.columns && (
          <p className={style.columns}>
            <span>{t('search.columns.matching', { count: marks.columns.length })}</span>{' '}
            {marks.columns.map((segments, place) => (
              <Fragment key={place}>
                {place > 0 && ' · '}
                <Marked segments={segments} />
              </Fragment>
            ))}
          </p>
        )}
        <p className={style.meta}>
          {foreign && `${foreign.mark}\u00a0· `}
          <Publisher dataset={dataset} lang={written?.source_name?.lang} />
          {dataset.license_title && `${dataset.license_title}\u00a0· `}
          <span className={style.date}>
            {t('search.updated', { date: figures.date(dataset.metadata_modified) })}
          </span>
        </p>
      </div>
      <RowFacts dataset={dataset} />
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

function RowFacts({ dataset }: { dataset: Dataset }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const terms = useTerms();
  const facts = datasetFacts(dataset);
  const rows = [
    { name: t('search.fact.granularity'), value: facts.granularities.map(terms.granularity).join(', ') },
    { name: t('search.fact.frequency'), value: facts.frequencies.map(terms.frequency).join(', ') },
    { name: t('search.fact.years'), value: facts.years },
    {
      name: t('search.fact.indicators'),
      value: facts.indicators === undefined ? undefined : figures.number(facts.indicators),
    },
  ];
  return (
    <>
      <div className={style.facts}>
        <FactList facts={rows} />
      </div>
      <ul className={style.formats} aria-label={t('search.facets.format')}>
        {facts.formats.map((format) => (
          <li key={format}>
            <Chip>{format}</Chip>
          </li>
        ))}
      </ul>
    </>
  );
}
