import { hash as digest } from 'node:crypto';
import { describeStores } from '@gazetteer/testing';
import { expect, it, vi } from 'vitest';
import { messageIds, TestBrowser } from '../../browser-testing.ts';
import { openTestIdentity, OTHER_HOST, type TestIdentity } from '../../identity-testing.ts';
import { hashPassword } from './hash-password.ts';
import type { PasswordConfig } from './password-account.ts';
import { createIdentity } from '../../model/identities/create-identity.ts';
import { findByIdentifier, findCredential } from '../../model/identities/credential.store.ts';

const PASSWORD = 'correct horse é';
const EMAIL = 'ada@example.org';
const MD5 = '$md5$mdTqo8SmDcMiisuCO4kkvg==';

describeStores('signing in with a password', (open) => {
  const begin = async (hashed_password?: string) => {
    const test = await openTestIdentity(await open());
    const config = { hashed_password: hashed_password ?? (await hashPassword(PASSWORD)) };
    const identity = await createIdentity(test.context, test.project, {
      traits: { email: EMAIL, name: 'Ada' },
      credentials: [{ type: 'password', identifiers: [], config }],
    });
    return { ...test, identity };
  };

  it('takes the identifier as people type it, and by the name it used to have', async () => {
    const { server } = await begin();
    for (const typed of [
      { identifier: ` Ada@Example.ORG ` },
      { password_identifier: EMAIL, identifier: '' },
    ]) {
      const browser = new TestBrowser(server);
      const answer = await browser.submit(await browser.start('login'), {
        method: 'password',
        password: PASSWORD,
        ...typed,
      });
      expect(answer.status).toBe(200);
    }
  });

  it('names the fields that were left empty', async () => {
    const { server } = await begin();
    const browser = new TestBrowser(server);
    const submit = async (fields: object) => {
      const { status, body } = await browser.submit(await browser.start('login'), {
        method: 'password',
        ...fields,
      });
      return [status, messageIds(body as never)];
    };
    const both = { form: [], fields: { identifier: [4000002], password: [4000002] } };
    expect(await submit({})).toEqual([400, both]);
    expect(await submit({ identifier: '  ', password: '' })).toEqual([400, both]);
    expect(await submit({ identifier: ['x'], password: 7 })).toEqual([400, both]);
    expect(await submit({ identifier: EMAIL })).toEqual([400, { form: [], fields: { password: [4000002] } }]);
  });

  it('gives the same answer for a wrong password as for an account nobody has', async () => {
    const { server } = await begin();
    const answer = async (identifier: string) => {
      const browser = new TestBrowser(server);
      const flow = await browser.start('login');
      const { status, body } = await browser.submit(flow, {
        method: 'password',
        identifier,
        password: 'wrong one',
      });
      const text = JSON.stringify(body).replaceAll(identifier, '').replaceAll(flow.id, '');
      return { status, ids: messageIds(body as never), length: text.length };
    };
    const known = await answer(EMAIL);
    expect(known).toMatchObject({ status: 400, ids: { form: [4000006], fields: {} } });
    expect(await answer('bob@example.org')).toEqual(known);
  });

  it('lets nobody in by an account of another project', async () => {
    const { server } = await begin();
    const browser = new TestBrowser(server, OTHER_HOST);
    const flow = await browser.start('login');
    const answer = await browser.submit(flow, { method: 'password', identifier: EMAIL, password: PASSWORD });
    expect([answer.status, messageIds(answer.body as never).form]).toEqual([400, [4000006]]);
  });

  it('replaces the hash that an account brought along, once', async () => {
    const test = await begin(MD5);
    expect(await signIn(test)).toBe(200);
    const renewed = await hashOf(test, test.identity.id);
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await signIn(test)).toBe(200);
    expect(await hashOf(test, test.identity.id)).toBe(renewed);
  });

  it('lets in by the same keys whose hash is of another spelling, and keeps theirs from then on', async () => {
    const typed = 'cle\u0301 a\u0300 molette';
    const test = await begin(`$md5$${digest('md5', typed, 'base64')}`);
    expect(await signIn(test, typed)).toBe(200);
    for (const spelling of [typed, typed.normalize('NFC')]) expect(await signIn(test, spelling)).toBe(200);
    expect(await hashOf(test, test.identity.id)).toMatch(/^\$argon2id/);
  });

  it('keeps the hash when the password was wrong', async () => {
    const test = await begin(MD5);
    expect(await signIn(test, 'wrong')).toBe(400);
    expect(await hashOf(test, test.identity.id)).toBe(MD5);
  });

  it('lets people in although their hash could not be renewed', async () => {
    const test = await begin(MD5);
    const spy = vi.spyOn(test.context.log, 'warn').mockImplementation(() => {});
    const query = vi.spyOn(test.context.sql.query, 'updateTable').mockImplementation(() => {
      throw new Error('disk full');
    });
    const found = await findByIdentifier<PasswordConfig>(
      test.context.sql,
      test.project.id,
      'password',
      EMAIL,
    );
    const { renewHash } = await import('./password-account.ts');
    await renewHash(test.context, found!, PASSWORD);
    expect(spy).toHaveBeenCalledOnce();
    query.mockRestore();
    expect(await hashOf(test, test.identity.id)).toBe(MD5);
  });

  it('lets nobody in whose hash cannot be read', async () => {
    const test = await begin('$nonsense$');
    expect(await signIn(test, '')).toBe(400);
    expect(await signIn(test, '$nonsense$')).toBe(400);
  });

  it('slows guesses down, and tells the wait in the words of each kind of client', async () => {
    const test = await begin();
    for (let failure = 0; failure < 5; failure += 1) expect(await signIn(test, 'wrong')).toBe(400);
    const browser = new TestBrowser(test.server);
    const flow = await browser.start('login');
    const credentials = { method: 'password', identifier: EMAIL, password: PASSWORD };
    const script = await browser.submit(flow, credentials);
    expect(script.status).toBe(400);
    expect(script.headers['retry-after']).toBe('1');
    expect(script.body['ui']).toMatchObject({
      messages: [{ id: 4000001, text: 'Too many attempts. Please try again in 1 second.' }],
    });
    const app = new TestBrowser(test.server);
    const native = await app.submit(await app.start('login', '', 'api'), credentials);
    expect(native).toMatchObject({ status: 429, body: { error: { details: { retry_after: 1 } } } });
    test.wait(1000);
    expect((await browser.submit(flow, credentials)).status).toBe(200);
  });

  it('does not hold up the browser that has signed in before', async () => {
    const test = await begin();
    const browser = new TestBrowser(test.server);
    expect(await signIn(test, PASSWORD, browser)).toBe(200);
    browser.cookies.delete('ory_kratos_session');
    for (let failure = 0; failure < 5; failure += 1) expect(await signIn(test, 'wrong')).toBe(400);
    expect(await signIn(test, PASSWORD)).toBe(400);
    expect(await signIn(test, PASSWORD, browser)).toBe(200);
  });

  async function signIn({ server }: TestIdentity, password = PASSWORD, browser = new TestBrowser(server)) {
    const flow = await browser.start('login');
    return (await browser.submit(flow, { method: 'password', identifier: EMAIL, password })).status;
  }

  async function hashOf({ context, project }: TestIdentity, id: string) {
    const credential = await findCredential<PasswordConfig>(context.sql, project.id, id, 'password');
    return credential?.config.hashed_password;
  }
});
