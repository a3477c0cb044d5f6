import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { TestBrowser } from '../../browser-testing.ts';
import { openTestIdentity } from '../../identity-testing.ts';
import { removeCredential } from '../identities/credential.store.ts';
import { saveCredential } from '../identities/save-credential.ts';
import { findIdentity } from '../identities/identity.store.ts';

const traits = { email: 'ada@example.org', name: 'Ada' };
const form = { method: 'password', password: 'analytical engine 1843', traits };

describeStores('what is remembered of people with a session', (open) => {
  const begin = async () => {
    const opened = await openTestIdentity(await open());
    const browser = new TestBrowser(opened.server);
    const { body } = await browser.submit(await browser.start('registration'), form);
    const { id } = body['identity'] as { id: string };
    const identity = await findIdentity(opened.context.sql, opened.project.id, id);
    if (!identity) throw new Error('The identity is gone');
    const whoami = async () => browser.call('/sessions/whoami');
    expect((await whoami()).status).toBe(200);
    const admin = new TestBrowser(opened.server, 'portal.test', { 'x-test-caller': 'administrator' });
    return { ...opened, identity, whoami, admin };
  };

  it('follows a change of traits at the next request', async () => {
    const { admin, identity, whoami } = await begin();
    const patch = [{ op: 'replace', path: '/traits/name', value: 'Countess' }];
    await admin.call(`/admin/identities/${identity.id}`, { method: 'PATCH', json: patch });
    expect((await whoami()).body).toMatchObject({ identity: { traits: { name: 'Countess' } } });
  });

  it('follows a second factor that is added, and one that is taken away', async () => {
    const { context, project, identity, whoami } = await begin();
    await saveCredential(context, identity, { type: 'totp', identifiers: [identity.id], config: {} });
    expect((await whoami()).status).toBe(403);
    await removeCredential(context.sql, project.id, identity.id, 'totp');
    expect((await whoami()).status).toBe(200);
  });

  it('is not what a transaction read that was undone', async () => {
    const { context, identity, whoami } = await begin();
    const undone = context.sql.transaction(async () => {
      await saveCredential(context, identity, { type: 'totp', identifiers: [identity.id], config: {} });
      expect((await whoami()).status).toBe(403);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await whoami()).status).toBe(200);
  });

  it('ends with the identity, and with its being switched off', async () => {
    const { admin, identity, whoami } = await begin();
    const patch = [{ op: 'replace', path: '/state', value: 'inactive' }];
    await admin.call(`/admin/identities/${identity.id}`, { method: 'PATCH', json: patch });
    expect((await whoami()).status).toBe(401);
    await admin.call(`/admin/identities/${identity.id}`, { method: 'DELETE' });
    expect((await whoami()).status).toBe(401);
  });
});
