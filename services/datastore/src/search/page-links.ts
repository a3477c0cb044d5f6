export type PageLinks = { start: string; next: string; prev?: string };

/**
 * CKAN's `_links`: the address of the call without host, with another offset. `next` is there even past
 * the end, `prev` only where the offset is larger than a page.
 */
export function pageLinks(url: string, limit: number, offset: number): PageLinks {
  const at = (start: number | undefined): string => {
    const address = new URL(url, 'http://host');
    address.searchParams.delete('offset');
    if (start !== undefined) address.searchParams.set('offset', String(start));
    return `${address.pathname}${address.search}`;
  };
  return {
    start: at(undefined),
    next: at(offset + limit),
    ...(offset - limit > 0 ? { prev: at(offset - limit) } : {}),
  };
}
