import { createOryClient } from '@gazetteer/client/ory';
import { fetchWithCookies, type Given } from './set-up.ts';

/** The same in a browser, where cookies say who somebody is and forms carry a token against forgery. */
export async function browsers({ baseUrl }: Given) {
  // On a page of the site itself `createOryClient()` is enough.
  const ory = createOryClient({ baseUrl, fetch: fetchWithCookies() });
  type Flow = Awaited<ReturnType<typeof ory.createBrowserLoginFlow>>['data'];
  const tokenOf = ({ ui }: Pick<Flow, 'ui'>) => {
    const nodes = ui.nodes.filter((node) => node.type === 'input');
    return String(nodes.find(({ attributes }) => attributes.name === 'csrf_token')?.attributes.value);
  };

  // createBrowserRegistrationFlow
  const { data: registration } = await ory.createBrowserRegistrationFlow({ returnTo: `${baseUrl}/` });
  await ory.updateRegistrationFlow({
    flow: registration.id,
    updateRegistrationFlowBody: {
      method: 'password',
      csrf_token: tokenOf(registration),
      password: 'a kite above the roofs',
      traits: { email: 'mary@example.org', name: 'Mary' },
    },
  });

  // createBrowserSettingsFlow
  const { data: settings } = await ory.createBrowserSettingsFlow();
  console.log(settings.identity?.traits);

  // createBrowserVerificationFlow
  const { data: verification } = await ory.createBrowserVerificationFlow();
  console.log(verification.ui.action);

  // createMyApiKey: the key is in this answer only
  const { data: key } = await ory.createMyApiKey({
    createMyApiKeyBody: { name: 'Report', scope: 'read', expires_in_days: 30 },
  });

  // listMyApiKeys
  const { data: mine } = await ory.listMyApiKeys();
  console.log(
    mine.map(({ name }) => name),
    key.key.length,
  );

  // deleteMyApiKey
  await ory.deleteMyApiKey({ id: key.id });

  // createBrowserLogoutFlow
  const { data: logout } = await ory.createBrowserLogoutFlow();

  // updateLogoutFlow
  await ory.updateLogoutFlow({ token: logout.logout_token });

  // createBrowserRecoveryFlow
  const { data: recovery } = await ory.createBrowserRecoveryFlow();
  console.log(recovery.state);

  // createBrowserLoginFlow
  const { data: login } = await ory.createBrowserLoginFlow();
  await ory.updateLoginFlow({
    flow: login.id,
    updateLoginFlowBody: {
      method: 'password',
      csrf_token: tokenOf(login),
      identifier: 'mary@example.org',
      password: 'a kite above the roofs',
    },
  });

  // completeOidcFlow: where providers send browsers; it leads on to a page
  const { status, headers } = await ory.completeOidcFlow({ provider: 'google', state: 'unknown' });
  console.log(status, headers.get('location'));

  // exportMyAccount
  const { data: account } = await ory.exportMyAccount();
  console.log(Object.keys(account));

  // deleteMyAccount
  await ory.deleteMyAccount();
}
