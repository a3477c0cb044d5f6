import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openTestIdentities } from '../../admin/identities/identities-testing.ts';
import { FormProblem } from '../../forms/form-problem.ts';
import { findByVerifiableAddress, markAddressSent, markAddressVerified } from './address.store.ts';
import { createIdentity } from './create-identity.ts';
import { findByIdentifier, findCredential, removeCredential } from './credential.store.ts';
import { claimIdentifiers, DuplicateIdentifier } from './duplicate-identifier.ts';
import { findIdentity, insertIdentity } from './identity.store.ts';
import type { Identity } from './identity.ts';
import { saveCredential } from './save-credential.ts';
import { changeTraits } from './update-identity.ts';

const traits = { email: 'ada@example.org', username: 'countess' };
const password = { type: 'password' as const, identifiers: ['ignored'], config: { hashed_password: 'x' } };
const NOW = '2026-11-20T12:00:00.000Z';

describeStores('changing what somebody says about themselves', (open) => {
  const start = async () => {
    const opened = await openTestIdentities(await open());
    const { context, project } = opened;
    const made = await createIdentity(context, project, { traits, credentials: [password] });
    const [address] = made.verifiable_addresses;
    await markAddressVerified(context.sql, project.id, address?.id ?? '', NOW);
    const ada = (await findIdentity(context.sql, project.id, made.id)) as Identity;
    return { ...opened, ada };
  };

  it('leaves an address that stays the same verified', async () => {
    const { context, project, ada } = await start();
    expect(ada.verifiable_addresses).toMatchObject([
      { verified: true, status: 'completed', verified_at: NOW },
    ]);
    const changed = await changeTraits(context, project, ada, {
      email: 'ADA@example.org',
      name: { first: 'Ada' },
    });
    expect(changed.verifiable_addresses).toEqual(ada.verifiable_addresses);
    expect(await findIdentity(context.sql, project.id, ada.id)).toEqual(changed);
  });

  it('makes a changed address a new one to be verified, and frees the old one', async () => {
    const { context, project, ada } = await start();
    const changed = await changeTraits(context, project, ada, { email: 'king@example.org' });
    const [address] = changed.verifiable_addresses;
    expect(address).toMatchObject({ value: 'king@example.org', verified: false, status: 'pending' });
    await markAddressSent(context.sql, project.id, address?.id ?? '', NOW);
    const found = await findByVerifiableAddress(context.sql, project.id, ' KING@example.org');
    expect(found?.address).toMatchObject({ status: 'sent' });
    expect(await findByVerifiableAddress(context.sql, project.id, 'ada@example.org')).toBeUndefined();
    const signIn = (type: 'password' | 'code', identifier: string) =>
      findByIdentifier(context.sql, project.id, type, identifier);
    expect((await signIn('password', 'king@example.org'))?.credential.config).toEqual(password.config);
    expect((await signIn('code', 'king@example.org'))?.credential.config).toEqual({
      addresses: [{ channel: 'email', address: 'king@example.org' }],
    });
    for (const gone of ['ada@example.org', 'countess'])
      expect(await signIn('password', gone)).toBeUndefined();
    await createIdentity(context, project, { traits });
  });

  it('is refused when a trait is wrong or somebody else has the identifier, and changes nothing', async () => {
    const { context, project, ada } = await start();
    const eve = await createIdentity(context, project, { traits: { email: 'eve@example.org' } });
    const change = (wanted: object) => changeTraits(context, project, eve, wanted);
    await expect(change({ email: 'eve' })).rejects.toBeInstanceOf(FormProblem);
    await expect(change({ email: 'eve@example.org', username: 'Countess' })).rejects.toBeInstanceOf(
      DuplicateIdentifier,
    );
    await expect(change({ email: traits.email })).rejects.toBeInstanceOf(DuplicateIdentifier);
    await expect(change({ email: 'eve@example.org', username: 'eve', age: 1 })).rejects.toBeInstanceOf(
      FormProblem,
    );
    expect(await findIdentity(context.sql, project.id, eve.id)).toEqual(eve);
    expect(await findIdentity(context.sql, project.id, ada.id)).toEqual(ada);
  });

  it('keeps an identifier for its owner when the password goes and comes back', async () => {
    const { context, project, ada } = await start();
    await removeCredential(context.sql, project.id, ada.id, 'password');
    expect(await findCredential(context.sql, project.id, ada.id, 'password')).toBeUndefined();
    await expect(
      createIdentity(context, project, { traits: { email: 'eve@example.org', username: 'countess' } }),
    ).rejects.toBeInstanceOf(DuplicateIdentifier);
    const saved = await saveCredential(context, ada, password);
    expect(saved.identifiers).toEqual(['ada@example.org', 'countess']);
    const again = await saveCredential(context, ada, { ...password, config: { hashed_password: 'y' } });
    expect(again).toMatchObject({ id: saved.id, config: { hashed_password: 'y' } });
  });

  it('gives an account at a provider to one identity only, told by its exact subject', async () => {
    const { context, project, other, ada } = await start();
    const linked = (subject: string) => ({ type: 'oidc' as const, identifiers: [subject], config: {} });
    await saveCredential(context, ada, linked('google:AbC'));
    const eve = await createIdentity(context, project, { traits: { email: 'eve@example.org' } });
    await expect(saveCredential(context, eve, linked('google:AbC'))).rejects.toBeInstanceOf(
      DuplicateIdentifier,
    );
    await saveCredential(context, eve, linked('google:abc'));
    expect((await findByIdentifier(context.sql, project.id, 'oidc', 'google:AbC'))?.identity.id).toBe(ada.id);
    expect(await findByIdentifier(context.sql, other.id, 'oidc', 'google:AbC')).toBeUndefined();
  });

  it('lets the database decide between two who come at once', async () => {
    const { context, ada } = await start();
    const second = claimIdentifiers(() => insertIdentity(context.sql, ada));
    await expect(second).rejects.toBeInstanceOf(DuplicateIdentifier);
    const fault = new Error('disk');
    await expect(claimIdentifiers(() => Promise.reject(fault))).rejects.toBe(fault);
  });
});
