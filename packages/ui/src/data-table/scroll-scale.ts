/**
 * Maps the rows of a table of any length onto a scroll range that a browser can hold.
 *
 * Browsers cap an element's height between 17 and 33 million pixels, which a few hundred thousand rows
 * exceed. The scale therefore has two coordinates: the *content* position (pixels from the first row, as if
 * there were no cap) and the *scroll* position (the element's `scrollTop`). Near both ends they move
 * together; in between the content is compressed. Small movements always move the content pixel by pixel
 * ({@link follow}); once the reader rests, the scroll position is put back where it belongs
 * (`scrollOf(content)`), so that the scroll bar never lies for long and neither end is ever out of reach.
 */
export interface ScrollScale {
  /** Height of the scrolled element in pixels, at most the limit. */
  height: number;
  /** The furthest content position: the last row at the bottom of the viewport. */
  contentEnd: number;
  /** The furthest scroll position. */
  scrollEnd: number;
  contentOf(scroll: number): number;
  scrollOf(content: number): number;
}

export interface ScrollRange {
  rowCount: number;
  rowHeight: number;
  viewportHeight: number;
  /** The tallest element to make; 8 million pixels are safe in every browser and at every zoom. */
  limit?: number;
}

const safeHeight = 8_000_000;

/** Makes the scale for a table; cheap enough to call on every render. */
export function scrollScale(range: ScrollRange): ScrollScale {
  const { rowCount, rowHeight, viewportHeight, limit = safeHeight } = range;
  const contentHeight = rowCount * rowHeight;
  const height = Math.min(contentHeight, Math.max(limit, viewportHeight));
  const contentEnd = Math.max(0, contentHeight - viewportHeight);
  const scrollEnd = Math.max(0, height - viewportHeight);
  const edge = contentEnd > scrollEnd ? scrollEnd / 4 : scrollEnd;
  const compression = contentEnd > scrollEnd ? (contentEnd - 2 * edge) / (scrollEnd - 2 * edge) : 1;

  const contentOf = (scroll: number) => {
    const at = clamp(scroll, 0, scrollEnd);
    if (at <= edge) return at;
    if (at >= scrollEnd - edge) return contentEnd - (scrollEnd - at);
    return edge + (at - edge) * compression;
  };
  const scrollOf = (content: number) => {
    const at = clamp(content, 0, contentEnd);
    if (at <= edge) return at;
    if (at >= contentEnd - edge) return scrollEnd - (contentEnd - at);
    return edge + (at - edge) / compression;
  };
  return { height, contentEnd, scrollEnd, contentOf, scrollOf };
}

/** Where the reader is: the element's scroll position and the content shown there. */
export interface ScrollPosition {
  scroll: number;
  content: number;
}

/**
 * The position after the element scrolled to `scroll`. A movement of less than two viewports (a wheel, a
 * finger, an arrow key) moves the content by as many pixels; a longer one (a dragged scroll bar) jumps.
 */
export function follow(
  scale: ScrollScale,
  from: ScrollPosition,
  scroll: number,
  viewportHeight: number,
): ScrollPosition {
  const moved = scroll - from.scroll;
  const atAnEnd = scroll <= 0 || scroll >= scale.scrollEnd;
  if (atAnEnd || Math.abs(moved) > 2 * viewportHeight) return { scroll, content: scale.contentOf(scroll) };
  return { scroll, content: clamp(from.content + moved, 0, scale.contentEnd) };
}

/** Rows to render, `first` to `last` exclusive, with some beyond each edge of the viewport. */
export function visibleRows(
  content: number,
  range: ScrollRange,
  beyond = 6,
): { first: number; last: number } {
  const first = Math.floor(content / range.rowHeight) - beyond;
  const last = Math.ceil((content + range.viewportHeight) / range.rowHeight) + beyond;
  return { first: clamp(first, 0, range.rowCount), last: clamp(last, 0, range.rowCount) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
