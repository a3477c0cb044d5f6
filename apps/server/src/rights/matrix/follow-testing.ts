import type { Application } from '../../open-application.ts';
import type { Ids } from './sent.ts';

/** Lets somebody follow an organisation. @returns it with the tokens that stand in mails to them and in its feed */
export async function settleFollow(
  { server, identity: { secrets } }: Application,
  { person, as }: { person: string; as: Record<string, string> },
): Promise<Ids['follow']> {
  const payload = { kind: 'organization', target: 'ministry', mail: 'none' };
  const answer = await server.inject({ method: 'POST', url: '/api/follows', headers: as, payload });
  const { id, feed } = answer.json<{ id: string; feed: string }>();
  return {
    id,
    person,
    end: secrets.digest(`follow end ${id}`),
    silence: secrets.digest(`follow silence ${person}`),
    feed: /([^/]+)\.atom$/.exec(feed)?.[1] ?? '',
  };
}
