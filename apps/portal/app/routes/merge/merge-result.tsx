import { useFigures } from '@gazetteer/site';
import { buttonClass, CopyButton, writtenValue } from '@gazetteer/ui';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { describeColumns } from '../../tables/table-columns.ts';
import { useCellTexts } from '../../tables/use-table-texts.ts';
import type { Merged } from '../../merge/load-merge.server.ts';
import { mergePath, type MergeState } from '../../merge/merge-address.ts';
import style from './merge-result.module.css';

const formats = { csv: 'CSV', xlsx: 'Excel', parquet: 'Parquet', json: 'JSON' } as const;
/** Those whose first row people read. */
const labelled = ['csv', 'xlsx'] as const;

type ResultProps = { state: MergeState; merged: Merged; publicUrl: string };

/** The first rows of the merge, and the ways to take all of them along. */
export function MergeResult({ state, merged, publicUrl }: ResultProps) {
  const { t } = useTranslation();
  const figures = useFigures();
  const texts = useCellTexts();
  const sample = merged.records.map((record) => merged.fields.map(({ id }) => record[id]));
  const columns = describeColumns({ fields: merged.fields }, undefined, sample);
  const counts = { shown: figures.number(merged.records.length), all: figures.number(merged.total) };
  return (
    <section className={style.result} aria-labelledby="merge-result">
      <div className={style.head}>
        <h2 id="merge-result">{t('merge.result.title')}</h2>
        <Downloads url={merged.download_url} />
      </div>
      <p className={style.count}>{t('merge.result.count', counts)}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={style.scroller} role="group" aria-labelledby="merge-result" tabIndex={0}>
        <table className={style.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.id} scope="col" className={style[column.kind]}>
                  <span>{column.label}</span>
                  {column.unit && <small>{column.unit}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {merged.records.map((record, place) => (
              <tr key={place}>
                {columns.map((column) => (
                  <td key={column.id} className={style[column.kind]}>
                    {record[column.id] === null
                      ? ''
                      : writtenValue(column, record[column.id], figures, texts)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={style.ways}>
        {merged.total > merged.records.length || state.whole ? (
          <Link to={mergePath({ ...state, whole: !state.whole })} preventScrollReset={!state.whole}>
            {t(state.whole ? 'merge.result.report' : 'merge.result.whole')}
          </Link>
        ) : null}
        <CopyButton
          text={`${publicUrl}${mergePath(state)}`}
          label={t('merge.result.copy')}
          copied={t('merge.result.copied')}
        />
      </p>
    </section>
  );
}

function Downloads({ url }: { url: string }) {
  const { t, i18n } = useTranslation();
  return (
    <div className={style.downloads}>
      <ul aria-label={t('merge.result.download')}>
        {Object.entries(formats).map(([format, name]) => (
          <li key={format}>
            <a
              className={buttonClass(format === 'csv' ? 'primary' : 'plain')}
              href={fileOf(url, format)}
              download
              aria-label={t('merge.result.downloadAs', { format: name })}
            >
              <IconDownload aria-hidden /> {name}
            </a>
          </li>
        ))}
      </ul>
      <p>
        {t('resource.downloadLabelled')}{' '}
        {labelled.map((format) => (
          <a
            key={format}
            href={fileOf(url, format, i18n.language)}
            download
            aria-label={`${t('resource.downloadLabelled')} ${formats[format]}`}
          >
            {formats[format]}
          </a>
        ))}
      </p>
    </div>
  );
}

/**
 * The service gives the address of the CSV file; the other formats differ in the ending.
 * @param language whose words stand above the columns; without it these are their names
 */
function fileOf(url: string, format: string, language?: string): string {
  const [path = '', query = ''] = url.split('?');
  return `${path.replace(/csv$/, format)}?${query}${language ? `&lang=${language}` : ''}`;
}
