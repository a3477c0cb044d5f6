import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** A place in the grid; row −1 is the head, where a column has two stops: its sort and its filter. */
export interface GridPlace {
  row: number;
  column: number;
  stop: 0 | 1;
}

interface Grid {
  headStops: 1 | 2;
  scroller: RefObject<HTMLElement | null>;
  rowCount: number;
  columnCount: number;
  /** Rows a page key moves by. */
  fitting: number;
  reveal(row: number): void;
}

/**
 * The keyboard of the grid pattern: one tab stop, arrow keys, Home and End in a row, with Ctrl in the table,
 * page keys by what fits. In the head the arrows go over the sort and the filter of each column.
 */
export function useGridFocus(grid: Grid) {
  const [active, setActive] = useState<GridPlace>({ row: -1, column: 0, stop: 0 });
  const wanted = useRef<GridPlace>(undefined);
  const { scroller, rowCount, columnCount } = grid;

  // The row may be rendered only after the scroll that reveals it, so this runs after every render.
  useEffect(() => {
    if (!wanted.current) return;
    const target = scroller.current?.querySelector<HTMLElement>(selectorOf(wanted.current));
    if (!target) return;
    wanted.current = undefined;
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const go = useCallback(
    (place: GridPlace) => {
      wanted.current = place;
      if (place.row >= 0) grid.reveal(place.row);
      setActive(place);
    },
    [grid],
  );

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { fitting, headStops } = grid;
    const next = nextPlace(active, event, { rowCount, columnCount, fitting, headStops });
    if (!next) return;
    event.preventDefault();
    go(next);
  };
  return { active, setActive, onKeyDown };
}

function selectorOf({ row, column, stop }: GridPlace): string {
  return row < 0 ? `[data-head="${column}:${stop}"]` : `[data-cell="${row}:${column}"]`;
}

/** `headStops` is 1 where columns cannot be filtered. */
type Size = { rowCount: number; columnCount: number; fitting: number; headStops?: 1 | 2 };
type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Where a key leads from a place; undefined for keys that are not the grid's. */
export function nextPlace(from: GridPlace, key: Key, size: Size): GridPlace | undefined {
  if (key.altKey) return undefined;
  const lastRow = size.rowCount - 1;
  const lastColumn = size.columnCount - 1;
  const everywhere = key.ctrlKey || key.metaKey;
  const toRow = (row: number): GridPlace => ({ ...from, stop: 0, row: Math.max(-1, Math.min(lastRow, row)) });
  switch (key.key) {
    case 'ArrowDown':
      return toRow(everywhere ? lastRow : from.row + 1);
    case 'ArrowUp':
      return toRow(everywhere ? Math.min(0, lastRow) : from.row - 1);
    case 'PageDown':
      return toRow(Math.max(0, from.row) + size.fitting);
    case 'PageUp':
      return toRow(Math.max(Math.min(0, lastRow), from.row - size.fitting));
    case 'ArrowRight':
      if (everywhere) return { ...from, column: lastColumn, stop: 0 };
      if (from.row < 0 && from.stop === 0 && size.headStops !== 1) return { ...from, stop: 1 };
      return from.column < lastColumn ? { ...from, column: from.column + 1, stop: 0 } : from;
    case 'ArrowLeft':
      if (everywhere) return { ...from, column: 0, stop: 0 };
      if (from.row < 0 && from.stop === 1) return { ...from, stop: 0 };
      if (from.column === 0) return from;
      return { ...from, column: from.column - 1, stop: from.row < 0 && size.headStops !== 1 ? 1 : 0 };
    case 'Home':
      return everywhere ? { row: Math.min(0, lastRow), column: 0, stop: 0 } : { ...from, column: 0, stop: 0 };
    case 'End':
      return everywhere
        ? { row: lastRow, column: lastColumn, stop: 0 }
        : { ...from, column: lastColumn, stop: 0 };
    default:
      return undefined;
  }
}
