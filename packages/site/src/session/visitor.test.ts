import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { type SiteContext, siteKey } from '../context/site-context.ts';
import { requireSession } from './require-session.server.ts';
import { findVisitor } from './visitor.server.ts';

const session = { id: '1', identity: { id: '2', schema_id: 'individual', traits: {} } };

/** A request of a browser with this cookie, to a service that answers like this; counts the questions. */
function visit(answer: () => Response, cookie = 'ory_kratos_session=token') {
  const asked: (string | null)[] = [];
  const fetch = async (_address: string, { headers }: RequestInit) => {
    asked.push(new Headers(headers).get('cookie'));
    return answer();
  };
  const context = new RouterContextProvider();
  context.set(siteKey, {
    publicUrl: 'http://site',
    accountsUrl: 'http://site',
    locale: 'en',
    fetch,
  } as unknown as SiteContext);
  const url = new URL('http://site/visualise?chart_type=bar');
  return { asked, context, url, request: new Request(url, { headers: { cookie } }) };
}

async function ledTo(answer: () => Response): Promise<string | null> {
  try {
    await requireSession(visit(answer));
    return null;
  } catch (response) {
    return response instanceof Response ? response.headers.get('location') : null;
  }
}

describe('a visitor', () => {
  test('is asked for once, with the cookie, however many parts of a page want to know', async () => {
    const { asked, context, request } = visit(() => Response.json(session));
    await Promise.all([findVisitor(context, request), findVisitor(context, request)]);
    expect(await findVisitor(context, request)).toEqual({ state: 'signed-in', session });
    expect(asked).toEqual(['ory_kratos_session=token']);
  });

  test('without the cookie is nobody, which needs no question', async () => {
    const { asked, context, request } = visit(() => Response.json(session), 'theme=dark');
    expect(await findVisitor(context, request)).toEqual({ state: 'anonymous' });
    expect(asked).toEqual([]);
  });

  test.each([
    [401, 'anonymous'],
    [403, 'second-step'],
  ])('is told apart by the answer of the service: %i is %s', async (status, state) => {
    const { context, request } = visit(() => Response.json({}, { status }));
    expect(await findVisitor(context, request)).toEqual({ state });
  });

  test('cannot be known while the service is away', async () => {
    const { context, request } = visit(() => new Response(null, { status: 500 }));
    await expect(findVisitor(context, request)).rejects.toMatchObject({ status: 502 });
  });
});

test('at the host of a project, the accounts are those of the project', async () => {
  const { context, request } = visit(() => Response.json(session));
  const services = context.get(siteKey);
  const asked: string[] = [];
  const fetch: SiteContext['fetch'] = (address, init) => {
    asked.push(address);
    return services.fetch(address, init);
  };
  context.set(siteKey, { ...services, accountsUrl: 'http://roads.site', fetch });
  await findVisitor(context, request);
  expect(asked).toEqual(['http://roads.site/api/.ory/sessions/whoami']);
});

describe('a page for people who are signed in', () => {
  test('gets their session', async () => {
    expect(await requireSession(visit(() => Response.json(session)))).toEqual(session);
  });

  test('sends all others to the login, and those who are half in to the second step', async () => {
    const back = 'return_to=/visualise?chart_type=bar';
    expect(await ledTo(() => Response.json({}, { status: 401 }))).toBe(`/login?${back}`);
    expect(await ledTo(() => Response.json({}, { status: 403 }))).toBe(`/login?aal=aal2&${back}`);
  });
});
