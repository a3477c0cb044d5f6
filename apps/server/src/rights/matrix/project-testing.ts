import type { Application } from '../../open-application.ts';
import type { Ids } from './sent.ts';

type Settling = { as: Record<string, string>; owner: string; invited: string };

/** Makes a project with a key, to which somebody is invited. */
export async function settleProject(
  { server }: Application,
  { as, owner, invited }: Settling,
): Promise<Ids['project']> {
  const ask = async <Answer>(method: string, path: string, payload: object) => {
    const url = `/api/.ory${path}`;
    const answer = await server.inject({ method: method as 'POST', url, headers: as, payload });
    if (answer.statusCode >= 400) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.body}`);
    return answer.json<Answer>();
  };
  type Made = { id: string; revision_id: string };
  const { id, revision_id: revision } = await ask<Made>('POST', '/projects', { name: 'Health' });
  const key = await ask<Made>('POST', `/projects/${id}/tokens`, { name: 'A program' });
  const order = { invitee_email: 'member@example.org', role: 'viewer' };
  const invitation = await ask<Made>('POST', `/projects/${id}/invites`, order);
  const proved = [{ op: 'replace', path: '/verifiable_addresses/0/verified', value: true }];
  await ask('PATCH', `/admin/identities/${invited}`, proved);
  return { id, revision, owner, invitation: invitation.id, key: key.id };
}
