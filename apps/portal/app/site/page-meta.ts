import type { MetaDescriptor } from 'react-router';
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
