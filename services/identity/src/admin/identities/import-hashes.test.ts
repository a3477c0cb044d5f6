import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { TestBrowser } from '../../browser-testing.ts';
import type { PasswordConfig } from '../../methods/password/password-account.ts';
import {
  costlyHashes,
  extremeHashes,
  hashesOfMd4,
  malformedHashes,
  publishedHashes,
} from '../../methods/password/published-hashes-testing.ts';
import { findByIdentifier } from '../../model/identities/credential.store.ts';
import { openTestIdentities } from './identities-testing.ts';

describeStores('accounts brought along with their hashes', (open) => {
  const begin = async () => {
    const service = await openTestIdentities(await open());
    const bring = (email: string, config: object) =>
      service.ask('POST', '/admin/identities', {
        body: { traits: { email }, credentials: { password: { config } } },
      });
    return { ...service, bring };
  };

  it('keep every hash that Kratos has published', async () => {
    const { bring, context, project } = await begin();
    for (const [index, [, hashed_password]] of [...publishedHashes, ...costlyHashes].entries()) {
      const email = `person-${index}@example.org`;
      expect((await bring(email, { hashed_password })).status).toBe(201);
      const found = await findByIdentifier<PasswordConfig>(context.sql, project.id, 'password', email);
      expect(found?.credential.config).toEqual({ hashed_password });
    }
  });

  it('are refused with a hash that nobody could sign in with, by a sentence that names the formats', async () => {
    const { bring } = await begin();
    for (const hashed_password of [...malformedHashes, ...extremeHashes, ...hashesOfMd4]) {
      const { status, body } = await bring('ada@example.org', { hashed_password });
      expect([status, body['error']]).toEqual([
        400,
        expect.objectContaining({
          reason: expect.stringMatching(
            /^credentials\.password\.config\.hashed_password must be .*argon2id.*MD4/,
          ),
        }),
      ]);
    }
  });

  const formats = ['$pbkdf2', '$2a$10', '$argon2id$v=19$m=16,'].map((format) => {
    const [password = '', hashed_password] =
      publishedHashes.find(([, hash]) => hash.startsWith(format)) ?? [];
    return { format, password, config: { hashed_password } };
  });
  it.each([
    { format: 'plain text', password: 'pzqx-42-otter', config: { password: 'pzqx-42-otter' } },
    ...formats,
  ])('sign in with their password and no other, brought along as $format', async ({ password, config }) => {
    const { bring, server } = await begin();
    const identifier = 'ada@example.org';
    expect((await bring(identifier, config)).status).toBe(201);
    const browser = new TestBrowser(server);
    const flow = await browser.start('login');
    const wrong = await browser.submit(flow, { method: 'password', identifier, password: 'another one' });
    expect([wrong.status, wrong.body['ui']]).toMatchObject([400, { messages: [{ id: 4000006 }] }]);
    const right = await browser.submit(flow, { method: 'password', identifier, password });
    expect([right.status, right.body['session']]).toMatchObject([
      200,
      { identity: { traits: { email: identifier } } },
    ]);
  });
});
