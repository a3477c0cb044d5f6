import type { Ids, Sent } from './sent.ts';

/** What the calls of projects send. */
export const projectSent: Record<string, (ids: Pick<Ids, 'project'>) => Sent> = {
  'POST /api/.ory/projects': () => ({ body: { name: 'Roads' } }),
  'PUT /api/.ory/projects/{project_id}': () => ({ body: { name: 'Health', services: {} } }),
  'PATCH /api/.ory/projects/{project_id}': () => ({ body: [] }),
  'PATCH /api/.ory/projects/{project_id}/revision/{revision_id}': () => ({ body: [] }),
  'PATCH /api/.ory/projects/{project_id}/members/{member_id}': () => ({ body: { role: 'owner' } }),
  'POST /api/.ory/projects/{project_id}/invites': () => ({
    body: { invitee_email: 'z@example.org', role: 'viewer' },
  }),
  'POST /api/.ory/projects/{project}/tokens': () => ({ body: { name: 'Another program' } }),
  'PUT /api/.ory/console/active/project': ({ project }) => ({ body: { project_id: project.id } }),
  'PUT /api/.ory/console/invites/{invite_id}': () => ({ body: { status: 'declined' } }),
};
