import type { HeadersFunction, MetaDescriptor } from 'react-router';
import type { SiteFrame } from './site-frame.ts';

interface Match {
  id: string;
  loaderData?: unknown;
}

/** What the root route has loaded, for `meta` functions. */
export function frameOf(matches: readonly (Match | undefined)[]): SiteFrame | undefined {
  return matches.find((match) => match?.id === 'root')?.loaderData as SiteFrame | undefined;
}

/** Title (with the site's name behind it) and description of a page, from its `meta` function. */
export function pageMeta(
  matches: readonly (Match | undefined)[],
  page: { title: string; description?: string } | undefined,
): MetaDescriptor[] {
  const frame = frameOf(matches);
  const title = [page?.title, frame?.site.name].filter(Boolean).join(' · ');
  return [{ title }, ...(page?.description ? [{ name: 'description', content: page.description }] : [])];
}

/**
 * The same for a page that no search engine is to list: its address is a secret, or made for one visit and nothing without it,
 * or there is nothing at it.
 * Other pages are listed by the one address that their head names, whatever follows it.
 */
export function unlistedMeta(...asked: Parameters<typeof pageMeta>): MetaDescriptor[] {
  return [...pageMeta(...asked), { name: 'robots', content: 'noindex' }];
}

/**
 * The headers of a page that is one browser's or one person's: no copy of it is kept anywhere. An action that sends
 * the browser on may name where.
 */
export const privateHeaders: HeadersFunction = ({ actionHeaders }) => {
  const refresh = actionHeaders.get('refresh');
  return { 'cache-control': 'private, no-store', ...(refresh ? { refresh } : {}) };
};
