import { type SiteContext, siteKey } from '@gazetteer/site/server';
import { RouterContextProvider } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { lacksTraits } from './check-completeness.server.ts';

const schema = { properties: { traits: { properties: { email: {}, organisation: {} } } } };

interface Answers {
  traits?: Record<string, unknown>;
  schemas?: () => Promise<Response>;
}

/** Asks about a visitor whose traits are these; without traits about one who is not signed in. */
function lacks({ traits, schemas = async () => Response.json(schema) }: Answers): Promise<boolean> {
  const context = new RouterContextProvider();
  const session = { id: '1', identity: { id: '2', schema_id: 'individual', traits } };
  const whoami = async () =>
    traits ? Response.json(session) : Response.json({ error: { code: 401 } }, { status: 401 });
  const fetch = (address: string) => (address.endsWith('/whoami') ? whoami() : schemas());
  context.set(siteKey, {
    publicUrl: 'http://site',
    accountsUrl: 'http://site',
    fetch,
  } as unknown as SiteContext);
  const headers = { cookie: 'ory_kratos_session=token' };
  return lacksTraits(context, new Request('http://site/', { headers }));
}

describe('a profile', () => {
  test('is complete when every trait of its schema has a value', async () => {
    expect(await lacks({ traits: { email: 'a@b.c', organisation: 'Statistics' } })).toBe(false);
    expect(await lacks({ traits: { email: 'a@b.c' } })).toBe(true);
    expect(await lacks({ traits: { email: 'a@b.c', organisation: ' ' } })).toBe(true);
  });

  test('is nothing to complain about for somebody who is not signed in', async () => {
    expect(await lacks({})).toBe(false);
  });

  test('counts as complete when that cannot be found out', async () => {
    const silence = vi.spyOn(console, 'error').mockReturnValue();
    const traits = { email: '' };
    expect(await lacks({ traits, schemas: async () => new Response(null, { status: 503 }) })).toBe(false);
    expect(await lacks({ traits, schemas: () => Promise.reject(new Error('down')) })).toBe(false);
    silence.mockRestore();
  });
});
