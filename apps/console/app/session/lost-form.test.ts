import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { giveBack, setAside } from './lost-form.server.ts';

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
