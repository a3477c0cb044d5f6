import { type SiteContext, siteKey } from '@gazetteer/site/server';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { projectPages } from './project-pages.server.ts';

/** Where a page leads, or that it is shown. */
async function visit(path: string, pattern: string, { project = true, isSignedIn = false } = {}) {
  const context = new RouterContextProvider();
  const session = { identity: { id: 'ada', traits: {} } };
  context.set(siteKey, {
    publicUrl: 'https://data.example',
    accountsUrl: 'https://roads.data.example',
    locale: 'en',
    project: project ? { name: 'Roads' } : undefined,
    fetch: async () => (isSignedIn ? Response.json(session) : new Response(null, { status: 401 })),
  } as unknown as SiteContext);
  const url = new URL(path, 'https://roads.data.example');
  const request = new Request(url, { headers: { cookie: 'ory_kratos_session=token' } });
  const page = async () => new Response('the page');
  try {
    const answer = await projectPages({ context, request, url, pattern, params: {} }, page);
    return (await (answer as Response).text()) || undefined;
  } catch (redirection) {
    return (redirection as Response).headers.get('location');
  }
}

test('the host of a project has the pages of its accounts', async () => {
  expect(await visit('/login', 'login')).toBe('the page');
  expect(await visit('/profile/deleted', 'profile/deleted')).toBe('the page');
});

test('its first page leads to the account, or to the way in', async () => {
  expect(await visit('/', '')).toBe('/login');
  expect(await visit('/', '', { isSignedIn: true })).toBe('/profile');
});

test('what is about the catalogue leads to the portal', async () => {
  expect(await visit('/p/wells?lng=fr', 'p/:dataset')).toBe('https://data.example/p/wells?lng=fr');
  expect(await visit('/nonsense', '*')).toBe('https://data.example/nonsense');
  expect(await visit('//elsewhere.example/x', '*')).toBe('https://data.example/x');
});

test('the portal itself has all of its pages', async () => {
  expect(await visit('/p/wells', 'p/:dataset', { project: false })).toBe('the page');
});
