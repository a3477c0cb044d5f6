import type { FastifyRequest } from 'fastify';
import type { PortalServices } from '../app/site/load-context.ts';

export interface PortalOptions {
  mode: 'production' | 'development';
  /** What the pages of one request work with. */
  loadContext: (request: FastifyRequest) => PortalServices;
  /** Changes whenever what pages show does: cached pages of another version are not served again. */
  pagesVersion?: () => string | number;
  /** Whether a request may be answered with a page kept for everybody; by default one that says nothing of who sends it. */
  isAnonymous?: (request: FastifyRequest) => boolean;
}
