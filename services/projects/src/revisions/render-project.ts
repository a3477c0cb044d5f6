import type { CurrentProject } from './current-revision.ts';
import { hideSecrets } from '../settings/secrets.ts';
import type { ProjectAnswer } from './project.contract.ts';

/** A project as it is shown: with all of its settings, and none of its secrets. */
export function renderProject({ project, revisionId, document }: CurrentProject): ProjectAnswer {
  const { id, slug } = project;
  const { name, state, services } = document;
  return { id, name, slug, state, revision_id: revisionId, services: hideSecrets(services) };
}

/** The entity tag of a revision (RFC 9110, section 8.8.3). */
export function tagOf({ revisionId }: Pick<CurrentProject, 'revisionId'>): string {
  return `"${revisionId}"`;
}

/** The revision that a header `If-Match` names, if it names one. */
export function revisionOf(ifMatch: string | undefined): string | undefined {
  return ifMatch?.trim().replace(/^(W\/)?"(.*)"$/, '$2');
}
