import type { Project } from '../model/projects/project.ts';
import type { Visit } from './visit.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * True for a request that, as the browser says, a page of another site made: its cookies came along without the
 * person's will. Browsers tell by Fetch Metadata, which also holds where the project is reached under another name;
 * older ones by the `Origin` of everything but plain reads.
 */
export function isMadeElsewhere(project: Project, { headers }: Pick<Visit, 'headers'>): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return headers.origin !== undefined && headers.origin !== project.origin;
}

/** The same, for requests that change something. */
export function comesFromElsewhere(project: Project, request: Pick<Visit, 'method' | 'headers'>): boolean {
  return !SAFE_METHODS.has(request.method) && isMadeElsewhere(project, request);
}
