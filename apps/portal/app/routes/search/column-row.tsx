import { Chip } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useTerms } from '../../datasets/use-terms.ts';
import style from './column-row.module.css';
import { Marked } from '../../datasets/marked.tsx';
import type { ColumnsFound } from './mark-columns.server.ts';

/** One column of the list, and where it is. */
export function ColumnRow({ column }: { column: ColumnsFound['results'][number] }) {
  const { t } = useTranslation();
  const terms = useTerms();
  const inWords = (key: string) => terms.frequency(terms.granularity(key));
  const { name, label, description, unit, role, resource, dataset, by, highlight, written } = column;
  const foreign = written.label ?? written.description;
  return (
    <li className={style.row}>
      <h2 className={style.title}>
        <Link to={`/p/${dataset.name}/r/${resource.sku || resource.id}`} lang={written.label?.lang}>
          {highlight.label ? <Marked segments={highlight.label} /> : (label ?? name)}
        </Link>{' '}
        {unit && <span className={style.unit}>{unit}</span>}
      </h2>
      {(highlight.description ?? description) && (
        <p className={style.description} lang={written.description?.lang}>
          {highlight.description ? <Marked segments={highlight.description} /> : description}
        </p>
      )}
      <p className={style.place}>
        {foreign && `${foreign.mark}\u00a0· `}
        {t('search.columns.in')} <Link to={`/p/${dataset.name}`}>{dataset.title}</Link>
        {resource.name !== dataset.title && `, ${resource.name}`}
        {by.length > 0 && <> · {t('search.columns.by', { keys: by.slice(0, 4).map(inWords).join(', ') })}</>}
      </p>
      <p className={style.chips}>
        <Chip>{name}</Chip>
        {role && <Chip>{t(`search.columns.role.${role}`, { defaultValue: role })}</Chip>}
      </p>
    </li>
  );
}
