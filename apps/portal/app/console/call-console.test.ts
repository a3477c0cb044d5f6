import { type SiteContext, siteKey } from '@gazetteer/site/server';
import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { giveBack, readContent, setAside } from './call-console.server.ts';

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

const formUrl = new URL('http://site/console/content/new?kind=news');

function post(body: string, type = 'application/x-www-form-urlencoded'): Request {
  return new Request(formUrl, { method: 'POST', body, headers: { 'content-type': type } });
}

function given(context: RouterContextProvider): unknown {
  try {
    giveBack(context);
    return undefined;
  } catch (error) {
    return error;
  }
}

test('a page for somebody whose session holds has nothing to give back', () => {
  expect(given(new RouterContextProvider())).toBeUndefined();
});

test('what was sent without a session is given back whole, and can still be read', async () => {
  const context = new RouterContextProvider();
  const request = post('title_en=Rain+%26+snow&tags=a&tags=b');
  await setAside(context, request, formUrl);
  expect(given(context)).toMatchObject({
    init: { status: 401 },
    data: {
      address: '/console/content/new?kind=news',
      fields: [
        ['title_en', 'Rain & snow'],
        ['tags', 'a'],
        ['tags', 'b'],
      ],
    },
  });
  expect(await request.text()).toContain('title_en');
});

test('of what is no form, only where it was sent is known', async () => {
  const context = new RouterContextProvider();
  await setAside(context, post('{}', 'application/json'), formUrl);
  expect(given(context)).toMatchObject({ data: { fields: [] } });
});
