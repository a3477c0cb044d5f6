import { type SiteContext, siteKey } from '@gazetteer/site/server';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { leadToPortal } from './lead-to-portal.server.ts';

const shown = new Response('shown');

function visit(accountsUrl: string) {
  const context = new RouterContextProvider();
  context.set(siteKey, { publicUrl: 'http://site', accountsUrl } as unknown as SiteContext);
  const url = new URL('/console/projects?page_size=2', accountsUrl);
  const visiting = { context, url, request: new Request(url) };
  return leadToPortal(visiting as unknown as Parameters<typeof leadToPortal>[0], async () => shown);
}

test('the console of a project’s host is that of the portal', async () => {
  await expect(visit('http://roads.site')).rejects.toMatchObject({ status: 302 });
  const led = await Promise.resolve(visit('http://roads.site')).catch((answer: Response) => answer);
  expect((led as Response).headers.get('location')).toBe('http://site/console/projects?page_size=2');
  expect(await visit('http://site')).toBe(shown);
});
