import type { TableColumn } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import style from '../../tables/listing.module.css';

/** What every column means. */
export function DictionaryTab({ columns }: { columns: readonly TableColumn[] }) {
  const { t } = useTranslation();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <section className={style.scroll} aria-label={t('resource.tab.dictionary')} tabIndex={0}>
      <table className={style.listing}>
        <thead>
          <tr>
            <th scope="col">{t('resource.dictionary.label')}</th>
            <th scope="col">{t('resource.dictionary.description')}</th>
            <th scope="col">{t('resource.dictionary.unit')}</th>
            <th scope="col">{t('resource.dictionary.name')}</th>
            <th scope="col">{t('resource.dictionary.role')}</th>
            <th scope="col">{t('resource.dictionary.type')}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map((column) => (
            <tr key={column.id} id={`column-${column.id}`}>
              <th scope="row">{column.label}</th>
              <td className={style.words}>{column.description ?? '–'}</td>
              <td>{column.unit ?? '–'}</td>
              <td>
                <code>{column.id}</code>
              </td>
              <td>{column.role ? t(`resource.role.${column.role}`) : '–'}</td>
              <td>
                <code>{column.type}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
