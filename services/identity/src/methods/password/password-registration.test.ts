import { describeStores } from '@gazetteer/testing';
import type { Visit } from '../../http/visit.ts';
import { expect, it } from 'vitest';
import { messageIds, nodeNames, TestBrowser } from '../../browser-testing.ts';
import { openTestIdentity } from '../../identity-testing.ts';
import { limitRequests } from '../../engine/throttling/limit-tries.ts';

const PASSWORD = 'analytical engine 1843';
const TRAITS = { email: 'ada@example.org', name: 'Ada' };

describeStores('signing up with a password', (open) => {
  const begin = async () => {
    const test = await openTestIdentity(await open());
    const submit = async (fields: object) => {
      const browser = new TestBrowser(test.server);
      const flow = await browser.start('registration');
      return browser.submit(flow, { method: 'password', traits: TRAITS, password: PASSWORD, ...fields });
    };
    return { ...test, submit };
  };

  it('offers the fields of the schema and of a new password', async () => {
    const { server } = await begin();
    const names = nodeNames(await new TestBrowser(server).start('registration'));
    expect(names.slice(0, 3)).toEqual(['default/csrf_token', 'default/traits.email', 'default/traits.name']);
    expect(names.filter((name) => name.startsWith('password/'))).toEqual([
      'password/password',
      'password/method=password',
    ]);
  });

  it('names all that is wrong at once', async () => {
    const { submit } = await begin();
    const { status, body } = await submit({ traits: { email: 'ada', name: 'A' }, password: 'short' });
    expect(status).toBe(400);
    expect(messageIds(body as never)).toEqual({
      form: [],
      fields: { 'traits.email': [4000004], 'traits.name': [4000003], password: [4000005] },
    });
    expect(JSON.stringify(body)).not.toContain('"short"');
  });

  it('needs a password', async () => {
    const { submit } = await begin();
    for (const password of ['', undefined, 12345678]) {
      const { status, body } = await submit({ password });
      expect([status, messageIds(body as never).fields]).toEqual([400, { password: [4000002] }]);
    }
  });

  it('refuses a password that is nearly the address', async () => {
    const { submit } = await begin();
    const { body } = await submit({ password: 'Ada@example.org1' });
    expect(messageIds(body as never).fields).toEqual({ password: [4000005] });
  });

  it('slows down who makes one account after the other', async () => {
    const { submit, wait, context, project } = await begin();
    const caller = {
      project,
      mode: 'native' as const,
      visit: { ip: '127.0.0.1' } as Visit,
    };
    for (let made = 0; made < 99; made += 1) {
      await limitRequests(context, caller, { action: 'registration' });
    }
    expect((await submit({})).status).toBe(200);
    const traits = { email: 'bob@example.org', name: 'Bob' };
    const late = await submit({ traits });
    expect([late.status, messageIds(late.body as never).form]).toEqual([400, [4000001]]);
    wait(5000);
    expect((await submit({ traits })).status).toBe(200);
  });
});
