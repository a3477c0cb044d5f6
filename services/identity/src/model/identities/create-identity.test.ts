import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { FormProblem } from '../../forms/form-problem.ts';
import { findByRecoveryAddress, findByVerifiableAddress } from './address.store.ts';
import { createIdentity } from './create-identity.ts';
import { findByIdentifier, findCredential, listCredentials } from './credential.store.ts';
import { DuplicateIdentifier } from './duplicate-identifier.ts';
import { findIdentity } from './identity.store.ts';
import { openTestIdentities } from '../../admin/identities/identities-testing.ts';

const password = { type: 'password' as const, identifiers: [], config: { hashed_password: '$argon2id$x' } };
const ada = { email: ' Ada@Example.org'.trim(), name: { first: 'Ada' } };

describeStores('making an identity', (open) => {
  it('keeps its traits, addresses and what it signs in with', async () => {
    const { context, project: portal } = await openTestIdentities(await open());
    const made = await createIdentity(context, portal, { traits: ada, credentials: [password] });
    expect(await findIdentity(context.sql, portal.id, made.id)).toEqual(made);
    expect(made.traits).toEqual(ada);
    expect(made.verifiable_addresses).toMatchObject([
      { value: 'ada@example.org', via: 'email', verified: false, status: 'pending' },
    ]);
    expect(made.recovery_addresses).toMatchObject([{ value: 'ada@example.org', via: 'email' }]);
    const found = await findByIdentifier(context.sql, portal.id, 'password', ' ADA@example.ORG ');
    expect(found?.identity).toEqual(made);
    expect(found?.credential).toMatchObject({ type: 'password', identifiers: ['ada@example.org'] });
    const types = (await listCredentials(context.sql, portal.id, made.id)).map(({ type }) => type);
    expect(types).toEqual(['code', 'password']);
  });

  it('shows nothing of it to another project, which may have the same address', async () => {
    const { context, project: portal, other } = await openTestIdentities(await open());
    const made = await createIdentity(context, portal, { traits: ada, credentials: [password] });
    expect(await findIdentity(context.sql, other.id, made.id)).toBeUndefined();
    expect(await findCredential(context.sql, other.id, made.id, 'password')).toBeUndefined();
    expect(await findByIdentifier(context.sql, other.id, 'password', 'ada@example.org')).toBeUndefined();
    expect(await findByRecoveryAddress(context.sql, other.id, 'ada@example.org')).toBeUndefined();
    expect(await findByVerifiableAddress(context.sql, other.id, 'ada@example.org')).toBeUndefined();
    const namesake = await createIdentity(context, other, { traits: ada, credentials: [password] });
    expect((await findByIdentifier(context.sql, other.id, 'password', 'ada@example.org'))?.identity).toEqual(
      namesake,
    );
  });

  it('refuses an identifier that somebody has, also while it is only reserved', async () => {
    const { context, project: portal } = await openTestIdentities(await open());
    await createIdentity(context, portal, { traits: { ...ada, username: 'countess' } });
    const again = { email: 'other@example.org', username: 'Countess' };
    await expect(createIdentity(context, portal, { traits: again, credentials: [password] })).rejects.toThrow(
      DuplicateIdentifier,
    );
    await expect(createIdentity(context, portal, { traits: ada })).rejects.toThrow(DuplicateIdentifier);
    expect(await findByIdentifier(context.sql, portal.id, 'password', 'countess')).toBeUndefined();
  });

  it('takes addresses that are proved already as verified', async () => {
    const { context, project: portal } = await openTestIdentities(await open());
    const { verifiable_addresses } = await createIdentity(context, portal, {
      traits: ada,
      verified: ['ADA@example.org'],
    });
    expect(verifiable_addresses).toMatchObject([
      { verified: true, status: 'completed', verified_at: '2026-11-20T10:00:00.000Z' },
    ]);
  });

  it('names each trait that is wrong, and writes nothing', async () => {
    const { context, project: portal } = await openTestIdentities(await open());
    const refused = createIdentity(context, portal, { traits: { username: 'ab', extra: 1 } });
    await expect(refused).rejects.toBeInstanceOf(FormProblem);
    await expect(refused).rejects.toMatchObject({
      problems: [
        { node: 'traits.email', text: { id: 4000002 } },
        { node: 'traits.extra', text: { id: 4000001 } },
        { node: 'traits.username', text: { id: 4000003 } },
      ],
    });
  });

  it('refuses a schema the project does not have', async () => {
    const { context, project: portal } = await openTestIdentities(await open());
    await expect(createIdentity(context, portal, { schema_id: 'robot', traits: ada })).rejects.toMatchObject({
      status: 400,
    });
  });
});
