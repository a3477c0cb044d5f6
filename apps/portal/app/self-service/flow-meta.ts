import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../site/page-meta.ts';

/** Title and description of a page that shows a flow; no search engine lists it. */
export function flowMeta(
  matches: Parameters<typeof pageMeta>[0],
  page: { title: string; description?: string } | undefined,
): MetaDescriptor[] {
  return [...pageMeta(matches, page), { name: 'robots', content: 'noindex' }];
}
