import { createOryClient } from '@gazetteer/client/ory';
import type { Given } from './set-up.ts';

/** Administering identities, with a key of the project or of an administrator. */
export async function identities({ baseUrl, adminKey }: Given) {
  const ory = createOryClient({ baseUrl, bearer: adminKey });

  // createIdentity
  const { data: identity } = await ory.createIdentity({
    createIdentityBody: {
      traits: { email: 'noor@example.org', name: 'Noor' },
      credentials: { password: { config: { password: 'the smell of rain' } } },
      metadata_admin: { department: 'water' },
    },
  });
  const { id } = identity;

  // getIdentity
  const { data: whole } = await ory.getIdentity({ id, includeCredential: ['password'] });
  console.log(whole.credentials?.['password']?.identifiers);

  // listIdentities
  const { data: people, headers } = await ory.listIdentities({ perPage: 10, search: 'noor' });
  console.log(people.length, 'of', headers.get('x-total-count'), headers.get('link'));

  // updateIdentity
  await ory.updateIdentity({
    id,
    updateIdentityBody: { traits: { email: 'noor@example.org', name: 'Noor A.' }, state: 'active' },
  });

  // patchIdentity
  await ory.patchIdentity({ id, jsonPatch: [{ op: 'replace', path: '/traits/name', value: 'Noor B.' }] });

  // batchPatchIdentities
  const { data: batch } = await ory.batchPatchIdentities({
    patchIdentitiesBody: {
      identities: [{ create: { traits: { email: 'ines@example.org', name: 'Ines' } } }],
    },
  });
  console.log(batch.identities.map(({ action }) => action));

  // createRecoveryCodeForIdentity
  const { data: code } = await ory.createRecoveryCodeForIdentity({
    createRecoveryCodeForIdentityBody: { identity_id: id, expires_in: '30m' },
  });
  console.log(code.recovery_code, code.recovery_link);

  // createRecoveryLinkForIdentity: where the project has the method `link`
  const { data: link } = await ory.createRecoveryLinkForIdentity({
    createRecoveryLinkForIdentityBody: { identity_id: id },
  });
  console.log(link.recovery_link);

  // listIdentitySchemas
  const { data: schemas } = await ory.listIdentitySchemas();

  // getIdentitySchema
  const { data: schema } = await ory.getIdentitySchema({ id: schemas[0]?.id ?? '' });
  console.log(schema['title']);

  // listCourierMessages: the mails and text messages of the project
  const { data: messages } = await ory.listCourierMessages({ status: 'sent', pageSize: 5 });
  const { data: all } = messages.length > 0 ? { data: messages } : await ory.listCourierMessages();

  // getCourierMessage
  const { data: message } = await ory.getCourierMessage({ id: all[0]?.id ?? '' });
  console.log(message.subject, message.status);

  // resendCourierMessage: only what was given up within the last day
  const resent = ory.resendCourierMessage({ id: message.id });
  await resent.catch((error: Error) => console.log(error.message));

  // listAuditEvents
  const { data: events } = await ory.listAuditEvents({ identityId: id });
  console.log(events.map(({ event }) => event));

  // deleteIdentityCredentials
  const factor = { id, type: 'totp' };
  await ory.deleteIdentityCredentials(factor).catch((error: Error) => console.log(error.message));

  // deleteIdentity
  await ory.deleteIdentity({ id });
}

/** The sessions of others, for administrators. */
export async function sessions({ baseUrl, adminKey }: Given) {
  const ory = createOryClient({ baseUrl, bearer: adminKey });
  const { data: identity } = await ory.createIdentity({
    createIdentityBody: {
      traits: { email: 'omar@example.org', name: 'Omar' },
      credentials: { password: { config: { password: 'three blue stones' } } },
    },
  });
  const { id } = identity;
  const signIn = async () => {
    const { data: flow } = await ory.createNativeLoginFlow();
    const { data } = await ory.updateLoginFlow({
      flow: flow.id,
      updateLoginFlowBody: {
        method: 'password',
        identifier: 'omar@example.org',
        password: 'three blue stones',
      },
    });
    return data.session.id;
  };
  const session = await signIn();

  // listSessions
  const { data: holding } = await ory.listSessions({ active: true, pageSize: 20, expand: ['identity'] });
  console.log(holding.map((one) => one.identity?.traits));

  // getSession
  const { data: one } = await ory.getSession({ id: session, expand: ['devices'] });
  console.log(one.devices);

  // extendSession
  const { data: extended } = await ory.extendSession({ id: session });
  console.log(extended.expires_at);

  // disableSession
  await ory.disableSession({ id: session });

  // listIdentitySessions
  await signIn();
  const { data: his } = await ory.listIdentitySessions({ id, active: true });
  console.log(his.length);

  // deleteIdentitySessions
  await ory.deleteIdentitySessions({ id });

  // Afterwards
  await ory.deleteIdentity({ id });
}
