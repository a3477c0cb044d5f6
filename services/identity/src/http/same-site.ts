import type { FastifyRequest } from 'fastify';
import type { Project } from '../model/projects/project.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * True for a request that, as the browser says, a page of another site made: its cookies came along without the
 * person's will. Browsers tell by Fetch Metadata, which also holds where the project is reached under another name;
 * older ones by the `Origin` of everything but plain reads.
 */
export function isMadeElsewhere(project: Project, { headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return headers.origin !== undefined && headers.origin !== project.origin;
}

/** The same, for requests that change something. */
export function comesFromElsewhere(project: Project, request: FastifyRequest): boolean {
  return !SAFE_METHODS.has(request.method) && isMadeElsewhere(project, request);
}
