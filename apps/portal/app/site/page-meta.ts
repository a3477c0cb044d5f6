import type { HeadersFunction, MetaDescriptor } from 'react-router';
import type { Shell } from './use-shell.ts';

interface Match {
  id: string;
  loaderData?: unknown;
}

/** What the root route has loaded, for `meta` functions. */
export function shellOf(matches: readonly (Match | undefined)[]): Shell | undefined {
  return matches.find((match) => match?.id === 'root')?.loaderData as Shell | undefined;
}

/** Title (with the site's name behind it) and description of a page, from its `meta` function. */
export function pageMeta(
  matches: readonly (Match | undefined)[],
  page: { title: string; description?: string } | undefined,
): MetaDescriptor[] {
  const shell = shellOf(matches);
  const title = [page?.title, shell?.site.name].filter(Boolean).join(' · ');
  return [{ title }, ...(page?.description ? [{ name: 'description', content: page.description }] : [])];
}

/** The same for a page that no search engine is to list. */
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
