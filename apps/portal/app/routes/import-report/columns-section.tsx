import { useTranslation } from 'react-i18next';
import type { ImportReport } from '../../imports/import-job.ts';
import listing from '../../tables/listing.module.css';

/** What the columns of the file became. */
export function ColumnsSection({ columns }: Pick<ImportReport, 'columns'>) {
  const { t } = useTranslation();
  return (
    <section>
      <h2>{t('import.columns.title')}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <section className={listing.scroll} aria-label={t('import.columns.title')} tabIndex={0}>
        <table className={listing.listing}>
          <thead>
            <tr>
              <th scope="col">{t('import.columns.header')}</th>
              <th scope="col">{t('import.columns.name')}</th>
              <th scope="col">{t('import.columns.type')}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ name, header, type }) => (
              <tr key={name}>
                <th scope="row">{header}</th>
                <td>
                  <code>{name}</code>
                </td>
                <td>
                  <code>{type}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
