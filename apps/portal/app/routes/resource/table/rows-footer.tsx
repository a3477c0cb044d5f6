import { useFigures } from '@gazetteer/site';
import type { RowsInSight } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { KeptFields } from './kept-fields.tsx';
import type { readRows } from '../../../tables/load-resource.server.ts';
import style from './rows-footer.module.css';
import type { TableState } from '../../../tables/table-address.ts';

type RowsFooterProps = {
  path: string;
  state: TableState;
  table: Pick<Awaited<ReturnType<typeof readRows>>, 'count' | 'isEstimate' | 'total' | 'served'>;
  sight: RowsInSight;
  onGo(row: number): void;
};

/** Which rows are in sight, of how many, and the way to any other. */
export function RowsFooter({ path, state, table, sight, onGo }: RowsFooterProps) {
  const { t } = useTranslation();
  const figures = useFigures();
  const { count, isEstimate, total, served } = table;
  const seen = sight.bottom > 0 ? sight : { top: served.first, bottom: served.first + served.rows.length };
  const values = {
    first: figures.number(Math.min(seen.top + 1, count)),
    last: figures.number(Math.min(seen.bottom, count)),
    rows: (isEstimate ? '≈ ' : '') + figures.number(count),
    total: figures.number(total),
  };
  return (
    <div className={style.footer}>
      <p>
        {t(
          `resource.${count === 0 ? 'noneInSight' : count === total ? 'inSight' : 'inSightFiltered'}`,
          values,
        )}
      </p>
      {count > seen.bottom - seen.top && (
        <form
          className={style.go}
          action={path}
          method="get"
          onSubmit={(event) => {
            event.preventDefault();
            const row = Number(new FormData(event.currentTarget).get('row'));
            if (Number.isInteger(row) && row >= 1) onGo(Math.min(row, count));
          }}
        >
          <KeptFields state={{ ...state, row: 1 }} />
          <label>
            {t('resource.goToRow')}{' '}
            <input
              type="number"
              name="row"
              min={1}
              max={count}
              defaultValue={state.row > 1 ? state.row : undefined}
              inputMode="numeric"
              required
            />
          </label>
          <button type="submit">{t('resource.go')}</button>
        </form>
      )}
    </div>
  );
}
