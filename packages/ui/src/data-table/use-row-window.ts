import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { follow, type ScrollPosition, scrollScale, visibleRows } from './scroll-scale.ts';

/** Before the first measure, and on the server. */
const usualRowHeight = 36;
const usualViewport = 600;
/** The reader rests when nothing scrolled for so long. */
const rest = 140;

export interface RowWindow {
  /** Rows to render, `last` exclusive. */
  first: number;
  last: number;
  /** Rows in sight, `bottom` exclusive. */
  top: number;
  bottom: number;
  /** Heights of what stands above and below the rendered rows, in pixels. */
  above: number;
  below: number;
  /** How many rows fit, at least one. */
  fitting: number;
  onScroll(): void;
  /** Brings a row to the top of the viewport. */
  jumpTo(row: number): void;
  /** Scrolls as little as needed for a row to be seen whole. */
  reveal(row: number): void;
}

interface RowWindowOptions {
  rowCount: number;
  /** The row that starts at the top. */
  startRow: number;
  /** Another value means other rows, which are shown from `startRow` again. */
  edition: unknown;
  /** Until then the rows of the server are shown as they stand: nothing is measured or moved. */
  live: boolean;
}

/**
 * Which rows of a long table to render. The scroller holds a table with a sticky head and body rows of one
 * height, marked `data-body-row`.
 */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, options: RowWindowOptions): RowWindow {
  const { rowCount, startRow, edition, live } = options;
  const { rowHeight, viewportHeight } = useMeasures(scroller, live);
  const range = useMemo(
    () => ({ rowCount, rowHeight, viewportHeight }),
    [rowCount, rowHeight, viewportHeight],
  );
  const scale = useMemo(() => scrollScale(range), [range]);
  const [position, setPosition] = useState<ScrollPosition>({ scroll: 0, content: 0 });
  const current = useRef(position);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The row at the top, also before anything is measured: rows of another height begin at it again. */
  const topRow = useRef(startRow);

  const place = useCallback((next: ScrollPosition) => {
    current.current = next;
    setPosition(next);
  }, []);

  const moveTo = useCallback(
    (content: number) => {
      const within = Math.min(Math.max(content, 0), scale.contentEnd);
      place({ content: within, scroll: scale.scrollOf(within) });
      // The element may be too short until the spacers of this position are rendered.
      requestAnimationFrame(() => {
        if (scroller.current) scroller.current.scrollTop = current.current.scroll;
      });
    },
    [scale, place, scroller],
  );

  const onScroll = useCallback(() => {
    const scroll = scroller.current?.scrollTop ?? 0;
    if (Math.abs(scroll - current.current.scroll) < 1) return;
    place(follow(scale, current.current, scroll, viewportHeight));
    topRow.current = current.current.content / rowHeight;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const { content, scroll: drifted } = current.current;
      if (Math.abs(scale.scrollOf(content) - drifted) > 1) moveTo(content);
    }, rest);
  }, [scale, rowHeight, viewportHeight, place, moveTo, scroller]);

  useEffect(() => () => clearTimeout(timer.current), []);
  const startOver = useEffectEvent(() => {
    topRow.current = startRow;
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the values mark another beginning
  useLayoutEffect(() => startOver(), [startRow, edition]);
  const showTopRow = useEffectEvent(() => {
    if (live) moveTo(topRow.current * rowHeight);
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies, react/set-state-in-effect -- the values mark other rows or heights; the scroll position is the browser's
  useLayoutEffect(() => showTopRow(), [startRow, rowHeight, edition, live]);

  const jumpTo = useCallback(
    (row: number) => {
      topRow.current = row;
      moveTo(row * rowHeight);
    },
    [moveTo, rowHeight],
  );
  const { first, last } = visibleRows(position.content, range);
  const above = Math.max(0, position.scroll + first * rowHeight - position.content);
  const top = Math.min(rowCount, Math.floor(position.content / rowHeight + 0.5));
  return {
    first,
    last,
    top,
    bottom: Math.min(rowCount, Math.floor((position.content + viewportHeight) / rowHeight + 0.25)),
    above,
    below: Math.max(0, scale.height - above - (last - first) * rowHeight),
    fitting: Math.max(1, Math.floor(viewportHeight / rowHeight)),
    onScroll,
    jumpTo,
    reveal: (row) => {
      const { content } = current.current;
      const [start, end] = [row * rowHeight, (row + 1) * rowHeight];
      if (start < content) jumpTo(row);
      else if (end > content + viewportHeight) jumpTo((end - viewportHeight) / rowHeight);
    },
  };
}

/** The height of a row and of the space for rows, as they are on this screen at this zoom. */
function useMeasures(scroller: RefObject<HTMLElement | null>, live: boolean) {
  const [measures, setMeasures] = useState({ rowHeight: usualRowHeight, viewportHeight: usualViewport });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !live) return undefined;
    const measure = () => {
      const row = element.querySelector<HTMLElement>('[data-body-row]')?.getBoundingClientRect().height;
      const head = element.querySelector('thead')?.getBoundingClientRect().height ?? 0;
      const rowHeight = row && row > 8 ? row : usualRowHeight;
      const viewportHeight = Math.max(rowHeight, element.clientHeight - head);
      setMeasures((before) =>
        before.rowHeight === rowHeight && before.viewportHeight === viewportHeight
          ? before
          : { rowHeight, viewportHeight },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // The table grows when its first rows come, and changes with its head.
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [scroller, live]);
  return measures;
}
