export type PageLinks = { start: string; next: string; prev?: string };

/**
 * CKAN's `_links`: the address of the call without host, with another offset. `next` is there even past
 * the end, `prev` only where the offset is larger than a page.
 */
export function pageLinks(url: string, limit: number, offset: number): PageLinks {
  const { pathname, searchParams } = new URL(url, 'http://host');
  searchParams.delete('offset');
  const rest = searchParams.toString();
  const at = (start: number) => `${pathname}?${rest ? `${rest}&` : ''}offset=${start}`;
  return {
    start: rest ? `${pathname}?${rest}` : pathname,
    next: at(offset + limit),
    ...(offset - limit > 0 ? { prev: at(offset - limit) } : {}),
  };
}
