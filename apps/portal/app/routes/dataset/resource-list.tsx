import type { Dataset, Resource } from '@gazetteer/client';
import { useFigures } from '@gazetteer/site';
import { ButtonLink } from '@gazetteer/ui';
import { IconFileImport } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { datasetPath, resourcePath } from '../../datasets/dataset-facts.ts';
import type { Marks } from '../../i18n/written-in.server.ts';
import style from './resource-list.module.css';
import { useTerms } from '../../datasets/use-terms.ts';

type ResourceMarks = Marks<'name' | 'description'>;

export interface TableSize {
  rows: number;
  columns: number;
}

/** The tables and files of a dataset, each with what one needs to choose among them. */
export function ResourceList({
  dataset,
  sizes,
  canImport,
  written,
}: {
  dataset: Dataset;
  sizes: Record<string, TableSize>;
  /** The visitor edits for its organisation. */
  canImport: boolean;
  /** Of each resource, which of its texts are in another language than the page. */
  written: readonly ResourceMarks[];
}) {
  const { t } = useTranslation();
  return (
    <section className={style.resources} id="resources">
      <h2>{t('dataset.resources')}</h2>
      {dataset.resources.length === 0 && <p className={style.none}>{t('dataset.noResources')}</p>}
      <ul className={style.list}>
        {dataset.resources.map((resource, place) => (
          <ResourceRow
            key={resource.id}
            dataset={dataset}
            resource={resource}
            size={sizes[resource.id]}
            written={written[place]}
          />
        ))}
      </ul>
      {canImport && (
        <p className={style.add}>
          <ButtonLink icon={<IconFileImport aria-hidden />} to={`${datasetPath(dataset)}/import`}>
            {t('import.add')}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

type ResourceRowProps = {
  dataset: Dataset;
  resource: Resource;
  size?: TableSize;
  written?: ResourceMarks | undefined;
};

function ResourceRow({ dataset, resource, size, written }: ResourceRowProps) {
  const { t } = useTranslation();
  const title = resource.name ?? dataset.title;
  const path = resourcePath(dataset, resource);
  return (
    <li className={style.row}>
      <h3 className={style.title} lang={written?.name?.lang}>
        {resource.datastore_active ? <Link to={path}>{title}</Link> : title}
      </h3>
      {resource.description && (
        <p className={style.description} lang={written?.description?.lang}>
          {resource.description}
        </p>
      )}
      <ResourceFacts resource={resource} size={size} mark={(written?.name ?? written?.description)?.mark} />
      <p className={style.actions}>
        {resource.datastore_active && (
          <>
            <Link to={path} aria-label={t('shell.named', { name: t('dataset.open'), value: title })}>
              {t('dataset.open')}
            </Link>
            <Link
              to={`/visualise?dataset_id=${encodeURIComponent(resource.sku || resource.id)}`}
              aria-label={t('dataset.visualiseOf', { title })}
            >
              {t('dataset.visualise')}
            </Link>
          </>
        )}
        <Downloads resource={resource} title={title} />
      </p>
    </li>
  );
}

type ResourceFactsProps = { resource: Resource; size?: TableSize; mark?: string | undefined };

function ResourceFacts({ resource, size, mark }: ResourceFactsProps) {
  const { t } = useTranslation();
  const figures = useFigures();
  const terms = useTerms();
  const counted = (key: 'rows' | 'columns' | 'indicators', count: number) =>
    t(`dataset.${key}`, { count, figure: figures.number(count) });
  const facts = [
    mark,
    resource.granularity && terms.granularity(resource.granularity),
    resource.frequency && terms.frequency(resource.frequency),
    resource.years_covered?.replace(/(\d)\s*-\s*(\d)/g, '$1–$2'),
    Boolean(resource.no_indicators) && counted('indicators', resource.no_indicators),
    size && counted('rows', size.rows),
    size && counted('columns', size.columns),
    resource.format.toUpperCase(),
    resource.size !== null && figures.bytes(resource.size),
  ];
  return <p className={style.facts}>{facts.filter(Boolean).join(' · ')}</p>;
}

function Downloads({ resource, title }: { resource: Resource; title: string }) {
  const { t } = useTranslation();
  const name = t('dataset.downloadOf', { title });
  if (!resource.datastore_active)
    return resource.url ? (
      <a href={resource.url} aria-label={`${name}, ${resource.format || t('dataset.file')}`}>
        {t('dataset.download')}
      </a>
    ) : null;
  const formats = { csv: 'CSV', json: 'JSON', parquet: 'Parquet' };
  return (
    <span className={style.downloads}>
      <span aria-hidden>{t('dataset.download')}</span>
      {Object.entries(formats).map(([format, label]) => (
        <a
          key={format}
          href={`/datastore/dump/${resource.id}?format=${format}`}
          download
          aria-label={`${name}, ${label}`}
        >
          {label}
        </a>
      ))}
    </span>
  );
}
