import type { Project } from '../model/projects/project.ts';
import type { Visit } from './visit.ts';

/** The address the caller used, as visitors see it. */
export function requestUrl(project: Project, request: Pick<Visit, 'url'>): string {
  return project.origin + request.url;
}

/** The address with a parameter set. */
export function withQuery(address: string, parameters: Record<string, string | undefined>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) if (value) url.searchParams.set(name, value);
  return url.href;
}
