import type { Sql } from '@gazetteer/kernel';
import { TestBrowser } from '../../browser-testing.ts';
import { lastMessage } from '../../methods/code/sent-code-testing.ts';
import { openTestIdentity } from '../../identity-testing.ts';

export const ada = { email: 'ada@example.org', name: 'Ada' };
export const password = 'analytical engine 1843';

/** A service in which Ada has an account, and a browser that nobody is signed in at. */
export async function openWithAda(sql: Sql) {
  const service = await openTestIdentity(sql);
  const own = new TestBrowser(service.server);
  const registered = await own.submit(await own.start('registration'), {
    method: 'password',
    password,
    traits: ada,
  });
  await lastMessage(service);
  const { id } = registered.body['identity'] as { id: string };
  return { ...service, own, id, registered, browser: new TestBrowser(service.server) };
}
