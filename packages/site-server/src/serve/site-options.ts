import type { SiteServices } from '@gazetteer/site/server';
import type { FastifyRequest } from 'fastify';

/** Pages that are the same for everybody who says nothing of themselves. */
export interface SharedPages {
  /** Their routes, by the pattern that the router has matched. Pages of every other route are cached nowhere. */
  routes: ReadonlySet<string>;
  /** Changes whenever what pages show does, in whichever process: pages of another version are not served again. */
  version?: (() => Promise<string | number>) | undefined;
}

export interface SiteOptions {
  mode: 'production' | 'development';
  /** What the pages of one request work with. */
  loadContext: (request: FastifyRequest) => Promise<SiteServices>;
  /** Makes a page in the share of whoever asks, so that nobody keeps all others waiting. */
  inShare: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** The longest body of a form in bytes, where the site has one that is longer than forms usually are. */
  longestForm?: number;
  /** Pages that are cached; without it, none is. */
  shared?: SharedPages;
}
