/**
 * The routes whose page is the same for everybody who says nothing of themselves, by the pattern that the router has
 * matched, which is one for all spellings of an address. Pages of every other route are cached nowhere.
 */
export const sharedRoutes: ReadonlySet<string> = new Set([
  '/',
  'search',
  'p/:dataset',
  'p/:dataset/r/:resource',
  'organization',
  'organization/:organization',
  'initiative',
  'datausage',
  'news_blogs',
  'news_blogs/news',
  'news_blogs/:slug',
  'merge',
  'visualise',
  'help/:topic?',
  'feedback',
  'api/docs/:part?',
  'quick-search',
]);
