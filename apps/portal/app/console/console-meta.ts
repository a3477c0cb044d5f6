import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../site/page-meta.ts';

/** Title of a page of the console; search engines leave it alone. */
export function consoleMeta(
  matches: Parameters<typeof pageMeta>[0],
  page: { title: string } | undefined,
): MetaDescriptor[] {
  return [...pageMeta(matches, page), { name: 'robots', content: 'noindex' }];
}
