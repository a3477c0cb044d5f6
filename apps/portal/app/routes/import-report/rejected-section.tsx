import { useFigures } from '@gazetteer/site';
import { useTranslation } from 'react-i18next';
import type { ImportReport } from '../../imports/import-job.ts';
import listing from '../../tables/listing.module.css';
import style from './page.module.css';

/** The rows that did not get into the table: where they are, and why. */
export function RejectedSection({ id, report }: { id: string; report: ImportReport }) {
  const { t, i18n } = useTranslation();
  const figures = useFigures();
  const { rejected, rejected_rows: count } = report;
  if (count === 0) return null;
  const reasonOf = (reason: string) =>
    t(`import.rejected.${(i18n.exists(`import.rejected.${reason}`) ? reason : 'other') as 'other'}`);
  return (
    <section>
      <h2>{t('import.rejected.title')}</h2>
      <p>
        {t('import.rejected.lead', { count, figure: figures.number(count) })}{' '}
        {rejected.length < count && t('import.rejected.some', { shown: figures.number(rejected.length) })}
      </p>
      <p>
        <a className={style.download} href={`/api/imports/${id}/rejected.csv`} download>
          {t('import.rejected.download')}
        </a>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <section className={listing.scroll} aria-label={t('import.rejected.title')} tabIndex={0}>
        <table className={listing.listing}>
          <thead>
            <tr>
              <th scope="col">{t('import.rejected.line')}</th>
              <th scope="col">{t('import.rejected.column')}</th>
              <th scope="col">{t('import.rejected.value')}</th>
              <th scope="col">{t('import.rejected.reason')}</th>
            </tr>
          </thead>
          <tbody>
            {rejected.map((row) => (
              <tr key={JSON.stringify(row)}>
                <th scope="row">{figures.number(row.line)}</th>
                <td>{row.column ?? '–'}</td>
                <td className={style.value}>{row.value ?? '–'}</td>
                <td>{reasonOf(row.reason)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
