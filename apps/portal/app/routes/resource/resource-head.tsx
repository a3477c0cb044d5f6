import type { Dataset, Resource } from '@gazetteer/client';
import { useFigures } from '@gazetteer/site';
import { buttonClass, ButtonLink } from '@gazetteer/ui';
import {
  IconChartBar,
  IconChevronDown,
  IconDownload,
  IconFileImport,
  IconTablePlus,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { datasetPath, resourcePath } from '../../datasets/dataset-facts.ts';
import { Outward } from '../../datasets/facts-column.tsx';
import { UnpublishedNotice } from '../../datasets/unpublished-notice.tsx';
import type { readRows } from '../../tables/load-resource.server.ts';
import type { ResourceMarks } from './resource-marks.server.ts';
import style from './resource-head.module.css';
import { isNarrowed } from '../../tables/table-address.ts';
import { type DownloadFormat, downloadPath } from '../../tables/table-query.ts';

type Table = Awaited<ReturnType<typeof readRows>>;
type HeadProps = {
  dataset: Dataset;
  resource: Resource;
  title: string;
  /** Which of its texts are in another language than the page. */
  written: ResourceMarks;
  table?: Table;
  /** The visitor edits for its organisation. */
  canImport?: boolean;
};

/** What the table is, where it comes from, and its two main uses. */
export function ResourceHead({ dataset, resource, title, written, table, canImport }: HeadProps) {
  const { t } = useTranslation();
  const foreign = resource.name ? written.resource.name : written.dataset.title;
  return (
    <header className={style.head}>
      <div className={style.words}>
        <nav className={style.trail} aria-label={t('dataset.breadcrumb')}>
          <Link to="/search">{t('dataset.datasets')}</Link>
          <span aria-hidden> / </span>
          <Link to={datasetPath(dataset)} lang={written.dataset.title?.lang}>
            {dataset.title}
          </Link>
        </nav>
        <UnpublishedNotice dataset={dataset} />
        <h1 className={style.title} lang={foreign?.lang}>
          {title}
        </h1>
        {foreign && <small>{foreign.mark}</small>}
        <FactsLine dataset={dataset} resource={resource} written={written} table={table} />
      </div>
      {(canImport || table) && (
        <div className={style.actions}>
          {canImport && (
            <ButtonLink
              icon={<IconFileImport aria-hidden />}
              to={`${resourcePath(dataset, resource)}/import`}
            >
              {t('import.open')}
            </ButtonLink>
          )}
          {table?.summary?.geo && (
            <ButtonLink
              icon={<IconTablePlus aria-hidden />}
              to={`/merge?left=${encodeURIComponent(resource.sku || resource.id)}`}
            >
              {t('merge.open')}
            </ButtonLink>
          )}
          {table && <DownloadMenu resource={resource} table={table} />}
          {table && (
            <ButtonLink
              look="primary"
              icon={<IconChartBar aria-hidden />}
              to={`/visualise?dataset_id=${encodeURIComponent(resource.sku)}`}
            >
              {t('dataset.visualise')}
            </ButtonLink>
          )}
        </div>
      )}
    </header>
  );
}

/** Source, licence, size and age in one line. */
function FactsLine({ dataset, resource, written, table }: Omit<HeadProps, 'title' | 'canImport'>) {
  const { t } = useTranslation();
  const figures = useFigures();
  const updated = resource.last_modified ?? resource.created;
  return (
    <p className={style.facts}>
      {resource.description && (
        <span className={style.description} lang={written.resource.description?.lang}>
          {resource.description}
        </span>
      )}
      {dataset.source_name && (
        <>
          <span lang={written.dataset.source_name?.lang}>
            <Outward href={dataset.source_link} text={dataset.source_name} />
          </span>
          {' · '}
        </>
      )}
      <Outward href={dataset.license_url} text={dataset.license_title ?? t('dataset.licenseUnknown')} />
      {' · '}
      {table &&
        `${t('dataset.rows', { count: table.total, figure: figures.number(table.total) })}, ${t('dataset.columns', { count: table.columns.length, figure: figures.number(table.columns.length) })} · `}
      <span className={style.date}>{t('resource.updated', { date: figures.date(updated) })}</span>
    </p>
  );
}

const formats: Record<DownloadFormat, string> = {
  csv: 'CSV',
  tsv: 'TSV',
  json: 'JSON',
  ndjson: 'NDJSON',
  xlsx: 'XLSX',
  parquet: 'Parquet',
};
// What a sheet holds below its header.
const sheetRows = 1_048_575;

function offered(asSheet: boolean): DownloadFormat[] {
  return (Object.keys(formats) as DownloadFormat[]).filter((format) => asSheet || format !== 'xlsx');
}

/** Formats whose first row people read. */
function labelled(asSheet: boolean): DownloadFormat[] {
  return asSheet ? ['csv', 'xlsx'] : ['csv'];
}

function DownloadMenu({ resource, table }: { resource: Resource; table: Table }) {
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const figures = useFigures();
  const { state, columns, total, count } = table;
  const rows = (number: number) => t('dataset.rows', { count: number, figure: figures.number(number) });
  const group = (
    key: 'downloadShown' | 'downloadAll',
    length: number,
    shown?: { state: typeof state; columns: typeof columns },
  ) => {
    const title = t(`resource.${key}`, { rows: rows(length) });
    const fits = length <= sheetRows;
    return (
      <section>
        <h2>{title}</h2>
        <ul>
          {offered(fits).map((format) => (
            <li key={format}>
              <a
                href={downloadPath(resource.id, format, shown)}
                download
                aria-label={`${title}, ${formats[format]}`}
              >
                {formats[format]}
              </a>
            </li>
          ))}
        </ul>
        <p className={style.labelled}>
          {t('resource.downloadLabelled')}{' '}
          {labelled(fits).map((format) => (
            <a
              key={format}
              href={downloadPath(resource.id, format, shown, locale)}
              download
              aria-label={`${title}, ${t('resource.downloadLabelled')} ${formats[format]}`}
            >
              {formats[format]}
            </a>
          ))}
        </p>
        {!fits && <p>{t('resource.sheetLimit', { most: figures.number(sheetRows) })}</p>}
      </section>
    );
  };
  return (
    <div>
      <button type="button" className={buttonClass('plain')} popoverTarget="download-menu">
        <IconDownload aria-hidden /> {t('dataset.download')} <IconChevronDown aria-hidden />
      </button>
      <div id="download-menu" className={style.menu} popover="auto">
        {isNarrowed(state) && group('downloadShown', count, { state, columns })}
        {group('downloadAll', total)}
      </div>
    </div>
  );
}
