import type { FastifyRequest } from 'fastify';
import type { PortalServices } from '../app/site/load-context.ts';

export interface PortalOptions {
  mode: 'production' | 'development';
  /** What the pages of one request work with. */
  loadContext: (request: FastifyRequest) => PortalServices;
  /** Changes whenever what pages show does, in whichever process: pages of another version are not served again. */
  pagesVersion?: () => Promise<string | number>;
}
