import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyScope, type Installation, openInstallation, PORTAL, type Program } from './token-testing.ts';

let portal: Installation;
let app: Program;
let ada: string;

beforeAll(async () => {
  portal = await openInstallation();
  app = await portal.register();
  ada = await portal.enrol('ada@example.org');
});

afterAll(() => portal.close());

it('gets tokens', async () => {
  const own = await portal.ownToken(app, 'catalogue.read');
  console.log(own);
  const t = await portal.grant(app, ada, 'offline catalogue.read');
  console.log(t);
  const a = await portal.action('status_show', `Bearer ${t.access_token}`);
  console.log(a.status, a.text, a.headers['www-authenticate']);
  const b = await portal.action('datastore_search', `Bearer ${t.access_token}`);
  console.log(b.status, b.text, b.headers['www-authenticate']);
  void [describe, expect, everyScope, PORTAL];
});
