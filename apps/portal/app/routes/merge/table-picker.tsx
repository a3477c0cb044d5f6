import { buttonClass } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { resourcePath } from '../../datasets/dataset-facts.ts';
import type { ChosenTable, OfferedTables } from '../../merge/load-merge.server.ts';
import { mergePath, type MergeState, type SideName, withTable } from '../../merge/merge-address.ts';
import style from './table-picker.module.css';
import { useLeftOutText } from '../../merge/use-left-out-text.ts';
import { useTableFacts } from '../../merge/use-table-facts.ts';

type PickerProps = OfferedTables & { state: MergeState; side: SideName };

/** A search for a table, and the tables it finds as links: one press chooses. */
export function TablePicker({ state, side, tables, datasets }: PickerProps) {
  const { t } = useTranslation();
  const leftOut = useLeftOutText(datasets);
  const other = state[side === 'left' ? 'right' : 'left'].table;
  const offered = tables.filter(({ resource }) => other !== resource.sku && other !== resource.id);
  return (
    <section className={style.picker} aria-labelledby="merge-picker">
      <h2 id="merge-picker" className={style.title}>
        {t(`merge.choose.${side}`)}
      </h2>
      <Form action="/merge" method="get" className={style.search} role="search">
        {state.left.table && <input type="hidden" name="left" value={state.left.table} />}
        {state.right.table && <input type="hidden" name="right" value={state.right.table} />}
        <label htmlFor="merge-search">{t('merge.choose.label')}</label>
        <input id="merge-search" type="search" name="sq" defaultValue={state.text} key={state.text} />
        <button type="submit" className={buttonClass('plain')}>
          {t('merge.choose.find')}
        </button>
      </Form>
      {offered.length === 0 ? (
        <p className={style.none}>
          {t('merge.choose.none')} <Link to={mergePath({ ...state, text: '' })}>{t('merge.choose.all')}</Link>
        </p>
      ) : (
        <ul className={style.list}>
          {offered.map((table) => (
            <Offer key={table.resource.id} {...table} state={state} side={side} />
          ))}
        </ul>
      )}
      {leftOut && <p className={style.leftOut}>{leftOut}</p>}
    </section>
  );
}

function Offer({ dataset, resource, state, side }: ChosenTable & Pick<PickerProps, 'state' | 'side'>) {
  const { t } = useTranslation();
  const { title, facts } = useTableFacts({ dataset, resource });
  return (
    <li>
      <Link className={style.offer} to={mergePath(withTable(state, side, resource.sku || resource.id))}>
        {title}
      </Link>
      <p className={style.facts}>{facts}</p>
      <Link className={style.look} to={resourcePath(dataset, resource)}>
        {t('merge.choose.look')}
        <span className="visually-hidden">: {title}</span>
      </Link>
    </li>
  );
}
