import type { Resource } from '@gazetteer/client';
import { useFigures } from '@gazetteer/site';
import { DataTable, type RowsInSight, type TableColumn, type TableHandle } from '@gazetteer/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useNavigation } from 'react-router';
import { ColumnChooser } from './column-chooser.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { FindField } from './find-field.tsx';
import { forgetRow, keepRowInAddress } from './keep-row-in-address.ts';
import { FollowLink } from '../../../follow/follow-link.tsx';
import type { readRows } from '../../../tables/load-resource.server.ts';
import { PlainFilters, PlainPages } from './plain-table.tsx';
import { RowsFooter } from './rows-footer.tsx';
import { addressOf, type TableState, turnSort, writeTable } from '../../../tables/table-address.ts';
import { tableQuery } from '../../../tables/table-query.ts';
import style from './table-tab.module.css';
import { useTableRows } from './use-table-rows.ts';
import { useTableTexts } from '../../../tables/use-table-texts.ts';

type Table = Awaited<ReturnType<typeof readRows>>;
type TableTabProps = { path: string; resource: Resource; table: Table; title: string };

/** The table with everything that narrows it. */
export function TableTab({ path, resource, table, title }: TableTabProps) {
  const { t } = useTranslation();
  const { state, columns, served, count, refused } = table;
  const navigate = useNavigate();
  const busy = useNavigation().location?.pathname === path;
  const go = (next: TableState) => void navigate(addressOf(path, next), { preventScrollReset: true });
  const [sight, setSight] = useState<RowsInSight>({ top: 0, bottom: 0 });
  const [filtering, setFiltering] = useState<{ column: TableColumn; button: HTMLElement }>();
  const tableRef = useRef<TableHandle>(null);

  const shown = useMemo(
    () => columns.filter(({ id }) => !state.columns || state.columns.includes(id)),
    [columns, state.columns],
  );
  const source = useMemo(
    () => ({
      resourceId: resource.id,
      query: tableQuery(state, columns),
      hasCodes: columns.some(({ codes }) => codes),
      rowCount: count,
      served,
    }),
    [resource.id, state, columns, count, served],
  );
  const rows = useTableRows(source);
  const { want } = rows;
  const onSight = useCallback(
    (next: RowsInSight) => {
      setSight(next);
      want(next);
      keepRowInAddress(path, state, next.top);
    },
    [want, path, state],
  );
  useEffect(() => forgetRow, []);
  const figures = useFigures();
  const texts = useTableTexts();
  const spoken = useSpokenResult(state, columns, count);
  const refusal = refused && t(`resource.refused.${refused}`);
  return (
    <>
      <div className={style.tools}>
        <FindField path={path} state={state} go={go} />
        <FilterChips path={path} state={state} columns={columns} names={table.names} />
        <ColumnChooser path={path} state={state} columns={columns} go={go} />
        <FollowLink
          target={{ table: resource.id, filters: writeTable({ ...state, row: 1, find: '', others: [] }) }}
        />
      </div>
      <PlainFilters path={path} state={state} columns={shown} />
      <output className="visually-hidden">{refusal ?? spoken}</output>
      <div className={style.frame} style={{ maxInlineSize: naturalWidth(shown) }}>
        <DataTable
          label={title}
          columns={shown}
          rowCount={count}
          startRow={Math.min(state.row, Math.max(1, count)) - 1}
          served={{ first: served.first, last: served.first + served.rows.length }}
          edition={served}
          rowAt={rows.rowAt}
          onSight={onSight}
          sort={state.sort}
          sortTo={(column) => addressOf(path, turnSort(state, column))}
          filtered={new Set(state.filters.map(({ column }) => column))}
          onFilter={(column, button) =>
            setFiltering((open) => (open?.button === button ? undefined : { column, button }))
          }
          ref={tableRef}
          busy={busy}
          figures={figures}
          texts={{
            ...texts,
            empty: <NoRows path={path} state={state} why={refusal ?? t('resource.noRows')} />,
          }}
        />
        <RowsFooter
          path={path}
          state={state}
          table={table}
          sight={sight}
          onGo={(row) => tableRef.current?.jumpTo(row - 1)}
        />
      </div>
      {rows.failed && (
        <p className={style.failed} role="alert">
          {t('resource.rowsFailed')}{' '}
          <button type="button" onClick={rows.retry}>
            {t('resource.tryAgain')}
          </button>
        </p>
      )}
      <PlainPages path={path} state={state} count={count} />
      {filtering && (
        <FilterPanel
          key={filtering.column.id}
          {...filtering}
          resourceId={resource.id}
          state={state}
          columns={columns}
          summary={table.summary}
          names={table.names}
          go={go}
          onClose={() => setFiltering(undefined)}
        />
      )}
    </>
  );
}

/** As wide as the columns need, with a scroll bar, and wide enough for the footer: a figure stands near its code. */
function naturalWidth(columns: readonly TableColumn[]): string {
  const digits = columns.reduce((sum, { width }) => sum + width, 0);
  return `max(36rem, calc(${digits}ch + 20px))`;
}

function NoRows({ path, state, why }: { path: string; state: TableState; why: string }) {
  const { t } = useTranslation();
  return (
    <p>
      {why}{' '}
      <Link to={addressOf(path, { ...state, find: '', filters: [], row: 1 })} preventScrollReset>
        {t('resource.showAllRows')}
      </Link>
    </p>
  );
}

/** What a screen reader says after a sort or a filter: `28 rows, sorted by Population, descending` */
function useSpokenResult(state: TableState, columns: readonly TableColumn[], count: number): string {
  const { t } = useTranslation();
  const figures = useFigures();
  const rows = t('dataset.rows', { count, figure: figures.number(count) });
  if (!state.sort) return rows;
  const { column, descending } = state.sort;
  const label = columns.find(({ id }) => id === column)?.label ?? column;
  return `${rows}, ${t(descending ? 'resource.sortedDown' : 'resource.sortedUp', { label })}`;
}
