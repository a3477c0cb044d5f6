import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openTestIdentity } from '../identity-testing.ts';
import { createIdentity } from '../model/identities/create-identity.ts';
import { personClaims } from './person-claims.ts';

describeStores('what programs are told of a person', (open) => {
  it('is what goes with the scopes that were granted, and nothing else', async () => {
    const { context, project } = await openTestIdentity(await open());
    const traits = { email: 'ada@example.org', name: 'Ada' };
    const { id } = await createIdentity(context, project, { traits, credentials: [] });
    const { claims } = personClaims(context);
    const profile = { name: 'Ada', updated_at: expect.any(Number) };
    expect(await claims(project.id, id, ['openid'])).toEqual({});
    expect(await claims(project.id, id, ['email'])).toEqual({
      email: 'ada@example.org',
      email_verified: false,
    });
    expect(await claims(project.id, id, ['openid', 'profile', 'phone'])).toEqual(profile);
  });

  it('says whether an address is verified', async () => {
    const { context, project } = await openTestIdentity(await open());
    const traits = { email: 'Ada@example.org', name: 'Ada' };
    const verified = ['ada@example.org'];
    const { id } = await createIdentity(context, project, { traits, credentials: [], verified });
    expect(await personClaims(context).claims(project.id, id, ['email'])).toMatchObject({
      email_verified: true,
    });
  });

  it('never passes for what a token says of itself', async () => {
    const { context, project, configure } = await openTestIdentity(await open());
    const text = { type: 'string' };
    const name = { type: 'object', properties: { first: text, last: text } };
    const properties = { traits: { type: 'object', properties: { name, sub: text, acr: text, team: text } } };
    await configure({
      identity: {
        default_schema_id: 'own',
        schemas: [{ id: 'own', schema: { type: 'object', properties } }],
      },
    });
    const changed = await context.projects.ofId(project.id);
    const traits = { name: { first: 'Ada', last: 'King' }, sub: 'grace', acr: 'aal2', team: 'wells' };
    const { id } = await createIdentity(context, changed, { traits, credentials: [] });
    expect(await personClaims(context).claims(project.id, id, ['profile'])).toEqual({
      name: 'Ada King',
      given_name: 'Ada',
      family_name: 'King',
      team: 'wells',
      updated_at: expect.any(Number),
    });
  });

  it('is nothing for somebody of another project, or of none', async () => {
    const { context, project, other } = await openTestIdentity(await open());
    const traits = { email: 'ada@example.org', name: 'Ada' };
    const { id } = await createIdentity(context, other, { traits, credentials: [] });
    const { claims } = personClaims(context);
    expect(await claims(other.id, id, ['email'])).toMatchObject({ email: 'ada@example.org' });
    expect(await claims(project.id, id, ['profile', 'email'])).toEqual({});
    expect(await claims(project.id, 'nobody', ['profile', 'email'])).toEqual({});
  });
});
