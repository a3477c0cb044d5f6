import {
  type ReactNode,
  type Ref,
  type RefObject,
  startTransition,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import type { Figures } from '../figures/figures.ts';
import { BodyRow } from './body-row.tsx';
import type { CellTexts } from './cell-value.tsx';
import styles from './data-table.module.css';
import { HeadCell, type HeadTexts } from './head-cell.tsx';
import type { TableColumn } from './table-column.ts';
import { type GridPlace, useGridFocus } from './use-grid-focus.ts';
import { useRowWindow } from './use-row-window.ts';

/** What the table tells about the rows in sight, from 0, `bottom` exclusive. */
export interface RowsInSight {
  top: number;
  bottom: number;
}

/** What a page may ask of the table. */
export interface TableHandle {
  /** Brings a row, counted from 0, to the top. */
  jumpTo(row: number): void;
}

export interface DataTableProps {
  /** The table's name for screen readers. */
  label: string;
  columns: readonly TableColumn[];
  rowCount: number;
  /** The row that starts at the top, from 0. */
  startRow: number;
  /** Rows that the server rendered, from 0, `last` exclusive: what is shown before script runs. */
  served: { first: number; last: number };
  /** Another value means other rows: the table starts again at `startRow`. */
  edition: unknown;
  /** Undefined while a row is on its way. */
  rowAt(index: number): readonly unknown[] | undefined;
  onSight(rows: RowsInSight): void;
  sort?: { column: string; descending: boolean };
  sortTo(column: string): string;
  filtered: ReadonlySet<string>;
  /** Left out where rows cannot be filtered; there are no filter buttons then. */
  onFilter?(column: TableColumn, button: HTMLElement): void;
  ref?: Ref<TableHandle>;
  busy: boolean;
  figures: Figures;
  texts: CellTexts & HeadTexts & { empty: ReactNode };
}

/**
 * A table of any number of rows: sticky head, rows rendered as they come into sight, complete by keyboard.
 * Before script runs it is a plain table of the served rows whose heads are links.
 */
export function DataTable({ ref, ...props }: DataTableProps) {
  const { columns, rowCount, served, onSight } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const live = useIsLive();
  const rows = useRowWindow(scroller, { rowCount, startRow: props.startRow, edition: props.edition, live });
  const focus = useGridFocus({
    scroller,
    rowCount,
    columnCount: columns.length,
    headStops: props.onFilter ? 2 : 1,
    ...rows,
  });
  const { top, bottom } = rows;
  useEffect(() => {
    if (live) onSight({ top, bottom });
  }, [live, onSight, top, bottom]);
  useKeptFocus(scroller, focus.active, rows);
  const { jumpTo } = rows;
  useImperativeHandle(ref, () => ({ jumpTo }), [jumpTo]);

  const window = live ? rows : { ...served, above: 0, below: 0 };
  const indexes = Array.from(
    { length: Math.max(0, window.last - window.first) },
    (_, at) => window.first + at,
  );
  const widths = columns.map(widthOf);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the grid's keys also while it waits for the focus
    <div
      ref={scroller}
      role="group"
      aria-label={props.label}
      className={styles.scroller}
      onScroll={rows.onScroll}
      onKeyDown={focus.onKeyDown}
      // The grid inside has the tab stop; the focus only waits here while the active row is out of sight.
      tabIndex={-1}
      // A cell brought into sight must not end up under the first column, which stays.
      style={{ scrollPaddingInlineStart: widths[0] ?? 0 }}
    >
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- ARIA's grid pattern on a native table
        role="grid"
        className={styles.table}
        style={{ minWidth: `calc(${['0px', ...widths].join(' + ')})` }}
        aria-label={props.label}
        aria-rowcount={rowCount + 1}
        aria-colcount={columns.length}
        aria-busy={props.busy}
        onFocus={(event) => followFocus(event.target, focus.setActive)}
      >
        <colgroup>
          {columns.map((column, place) => (
            <col key={column.id} style={{ width: widths[place] }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map((column, place) => (
              <HeadCell
                key={column.id}
                column={column}
                place={place}
                sort={props.sort}
                sortTo={props.sortTo(column.id)}
                filtered={props.filtered.has(column.id)}
                tabStop={live ? headStop(focus.active, place, window) : undefined}
                onFilter={props.onFilter && ((button) => props.onFilter?.(column, button))}
                onFocusStop={(stop) => focus.setActive({ row: -1, column: place, stop })}
                texts={props.texts}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {window.above > 0 && <Spacer height={window.above} columns={columns.length} />}
          {indexes.map((index) => (
            <BodyRow
              key={index}
              index={index}
              values={props.rowAt(index)}
              columns={columns}
              tabColumn={live && focus.active.row === index ? focus.active.column : undefined}
              figures={props.figures}
              texts={props.texts}
            />
          ))}
          {window.below > 0 && <Spacer height={window.below} columns={columns.length} />}
        </tbody>
      </table>
      {rowCount === 0 && <div className={styles.empty}>{props.texts.empty}</div>}
    </div>
  );
}

/** Codes with names are long, and leave a part of a phone's screen to what they are the names of. */
function widthOf({ width, codes }: TableColumn): string {
  return codes && !codes.areNamedBeside ? `min(${width}ch, 56vw)` : `${width}ch`;
}

/** Stands for the rows that are not rendered. */
function Spacer({ height, columns }: { height: number; columns: number }) {
  return (
    <tr aria-hidden="true" className={styles.spacer}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- hidden from everyone: only its height counts */}
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}

/** The tab stop of a head: the active place, or the first head while the active row is out of sight. */
function headStop(active: GridPlace, place: number, window: { first: number; last: number }): 0 | 1 | 'none' {
  const rowRendered = active.row >= window.first && active.row < window.last;
  if (active.row >= 0 && !rowRendered) return place === 0 ? 0 : 'none';
  return active.row < 0 && active.column === place ? active.stop : 'none';
}

/** A cell that got the focus by a click or a finger is the active one. */
function followFocus(target: HTMLElement, setActive: (place: GridPlace) => void) {
  const [row, column] = (target.dataset.cell ?? '').split(':').map(Number);
  if (row !== undefined && column !== undefined && !Number.isNaN(column)) setActive({ row, column, stop: 0 });
}

/** A focused cell that scrolls out of sight is no longer rendered; the scroller then keeps the keyboard. */
function useKeptFocus(
  scroller: RefObject<HTMLElement | null>,
  active: GridPlace,
  rows: { first: number; last: number },
) {
  const inside = useRef(false);
  useEffect(() => {
    const element = scroller.current;
    const note = (event: FocusEvent) => {
      inside.current = element?.contains(event.target as Node) ?? false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [scroller]);
  const rendered = active.row < 0 || (active.row >= rows.first && active.row < rows.last);
  useEffect(() => {
    if (!rendered && inside.current && document.activeElement === document.body)
      scroller.current?.focus({ preventScroll: true });
  }, [rendered, scroller]);
}

/**
 * False on the server and in the first render, so that both are the same. What follows is measured and rendered in steps
 * of its own, between which a phone answers.
 */
function useIsLive(): boolean {
  const [live, setLive] = useState(false);
  useEffect(() => startTransition(() => setLive(true)), []);
  return live;
}
