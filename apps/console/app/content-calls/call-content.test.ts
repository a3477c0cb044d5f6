import { type SiteContext, siteKey } from '@gazetteer/site/server';
import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { setAside } from '../session/lost-form.server.ts';
import { readContent } from './call-content.server.ts';

const url = new URL('http://site/console/content/1?done=save');

/** A page that reads from a service which answers like this. */
function asking(status: number, method = 'GET') {
  const context = new RouterContextProvider();
  const fetch = async () => Response.json({ data: 'read' }, { status });
  context.set(siteKey, { publicUrl: 'http://site', fetch } as unknown as SiteContext);
  const form = {
    method,
    body: 'title_en=Rain',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  };
  return { context, url, request: new Request(url, method === 'POST' ? form : {}) };
}

async function thrown(given: ReturnType<typeof asking>): Promise<unknown> {
  try {
    return await readContent(given, '/articles/1');
  } catch (error) {
    return error;
  }
}

describe('what the console reads', () => {
  test('is what the service answers', async () => {
    expect(await thrown(asking(200))).toEqual({ data: 'read' });
  });

  test.each([
    [400, 404],
    [403, 404],
    [404, 404],
    [500, 502],
  ])('is missing or out of reach where the service says %i: %i', async (status, shown) => {
    expect(await thrown(asking(status))).toMatchObject({ init: { status: shown } });
  });

  test('leads to the login and back where the session is over', async () => {
    const answer = (await thrown(asking(401))) as Response;
    expect(answer.headers.get('location')).toBe('/login?return_to=/console/content/1?done=save');
  });

  test('gives a form back that came when the session was over', async () => {
    const given = asking(401, 'POST');
    await setAside(given.context, given.request, url);
    expect(await thrown(given)).toMatchObject({
      init: { status: 401 },
      data: { fields: [['title_en', 'Rain']] },
    });
  });
});
