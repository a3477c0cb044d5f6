/** A site of pages as a part of the server; `@gazetteer/site-server/bundle` builds it. */
export { createSite } from './serve/create-site.ts';
export type { SiteOptions } from './serve/site-options.ts';
