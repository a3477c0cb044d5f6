import type { FastifyRequest } from 'fastify';
import type { Project } from '../projects/project.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * True for a request that changes something and that, as the browser says, a page of another site made: its cookies
 * came along without the person's will. Browsers tell by Fetch Metadata, older ones by `Origin`.
 */
export function comesFromElsewhere(project: Project, { method, headers }: FastifyRequest): boolean {
  if (SAFE_METHODS.has(method)) return false;
  if (headers['sec-fetch-site'] === 'cross-site') return true;
  return headers.origin !== undefined && headers.origin !== project.origin;
}
