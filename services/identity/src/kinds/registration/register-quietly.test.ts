import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { messageIds, TestBrowser } from '../../browser-testing.ts';
import { openTestIdentity } from '../../identity-testing.ts';

const PASSWORD = 'analytical engine 1843';

describeStores('signing up where accounts are not to be told apart', (open) => {
  const begin = async () => {
    const test = await openTestIdentity(await open());
    await test.configure({ security: { account_enumeration: { mitigate: true } } });
    const signUp = async (email: string, fields: object = {}) => {
      const browser = new TestBrowser(test.server);
      const flow = await browser.start('registration');
      const start = performance.now();
      const answer = await browser.submit(flow, {
        method: 'password',
        password: PASSWORD,
        traits: { email, name: 'Ada' },
        ...fields,
      });
      return { ...answer, cookies: [...browser.cookies.keys()], took: performance.now() - start };
    };
    return { ...test, signUp };
  };

  it('answers for a taken address as for a free one, in the same time', async () => {
    const { signUp } = await begin();
    const first = await signUp('ada@example.org');
    const again = await signUp('ada@example.org', { password: 'another engine 1822' });
    expect(again.status).toBe(200);
    expect(shapeOf(again.body)).toEqual(shapeOf(first.body));
    expect(again.cookies).toEqual(first.cookies);
    expect(first.cookies).not.toContain('ory_kratos_session');
    expect(Math.min(first.took, again.took)).toBeGreaterThan(290);
  });

  it('leaves the account as it is, and writes to its owner', async () => {
    const { signUp, server, context } = await begin();
    await signUp('ada@example.org');
    await signUp('Ada@Example.org', { password: 'another engine 1822' });
    const signIn = async (password: string) => {
      const browser = new TestBrowser(server);
      const flow = await browser.start('login');
      return (await browser.submit(flow, { method: 'password', identifier: 'ada@example.org', password }))
        .status;
    };
    expect([await signIn(PASSWORD), await signIn('another engine 1822')]).toEqual([200, 400]);
    const messages = await context.sql.query.selectFrom('identity_courier_messages').selectAll().execute();
    expect(messages.filter(({ template_type }) => template_type === 'registration_taken')).toMatchObject([
      { recipient: 'ada@example.org', status: 'queued' },
    ]);
  });

  it('does not write to the owner again and again, and does not tell so', async () => {
    const { signUp, context } = await begin();
    for (let time = 0; time < 6; time += 1) {
      const { status, headers } = await signUp('ada@example.org');
      expect([status, headers['retry-after']]).toEqual([200, undefined]);
    }
    const messages = await context.sql.query.selectFrom('identity_courier_messages').selectAll().execute();
    expect(messages.filter(({ template_type }) => template_type === 'registration_taken')).toHaveLength(3);
  });

  it('still says what is wrong with what was typed', async () => {
    const { signUp } = await begin();
    const { status, body } = await signUp('ada');
    expect([status, messageIds(body as never).fields]).toEqual([400, { 'traits.email': [4000004] }]);
  });
});

/** The names of all that is in an answer, without the values that differ for every account. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]));
}
