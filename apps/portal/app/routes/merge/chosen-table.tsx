import { yearsOfTable } from '../../datasets/years-of-table.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { resourcePath } from '../../datasets/dataset-facts.ts';
import { useTerms } from '../../datasets/use-terms.ts';
import style from './chosen-table.module.css';
import type { ChosenTable } from '../../merge/load-merge.server.ts';
import { mergePath, type MergeState, type SideName, withTable } from '../../merge/merge-address.ts';

/** One of the two tables: which it is, and the way to another one; a hint where none is chosen yet. */
export function ChosenTableCard({
  state,
  side,
  table,
}: {
  state: MergeState;
  side: SideName;
  table: ChosenTable | undefined;
}) {
  const { t } = useTranslation();
  const terms = useTerms();
  if (!table)
    return (
      <div className={style.empty}>
        <h2 className={style.place}>{t(`merge.table.${side}`)}</h2>
        <p>{t('merge.table.none')}</p>
      </div>
    );
  const { dataset, resource } = table;
  const title = resource.name ?? dataset.title;
  const facts = [
    resource.granularity ? terms.granularity(resource.granularity) : undefined,
    yearsOfTable(dataset, resource),
    dataset.source_name,
    dataset.license_title,
  ].filter(Boolean);
  return (
    <div className={style.card}>
      <h2 className={style.place}>{t(`merge.table.${side}`)}</h2>
      <p className={style.title}>
        <Link to={resourcePath(dataset, resource)}>{title}</Link>
      </p>
      <p className={style.facts}>{facts.join(' · ')}</p>
      <Link className={style.change} to={mergePath(withTable(state, side, undefined))}>
        {t('merge.table.change')}
        <span className="visually-hidden">: {title}</span>
      </Link>
    </div>
  );
}
