import { createOryClient, isRefusal } from '@gazetteer/client/ory';
import type { Given } from './set-up.ts';

/** Signing up and signing in with an app. Flows of apps need no cookies; their answers carry a session token. */
export async function signUpAndSignIn({ baseUrl, adminKey }: Given) {
  const ory = createOryClient({ baseUrl });
  const admin = createOryClient({ baseUrl, bearer: adminKey });
  const password = 'a long walk by the river';

  // createNativeRegistrationFlow
  const { data: registration } = await ory.createNativeRegistrationFlow();
  const fields = registration.ui.nodes.flatMap((node) =>
    node.type === 'input' ? [node.attributes.name] : [],
  );

  // getRegistrationFlow
  const { data: sameRegistration } = await ory.getRegistrationFlow({ id: registration.id });

  // updateRegistrationFlow
  const { data: registered } = await ory.updateRegistrationFlow({
    flow: sameRegistration.id,
    updateRegistrationFlowBody: {
      method: 'password',
      password,
      traits: { email: 'ada@example.org', name: 'Ada' },
    },
  });
  const sessionToken = registered.session_token ?? '';

  // updateRegistrationFlowByLink
  try {
    await ory.updateRegistrationFlowByLink({ flow: registration.id });
  } catch (error) {
    // The flow has ended with the registration, so that its link leads nowhere any more.
    if (!isRefusal(error, 'updateRegistrationFlowByLink', 410)) throw error;
    console.log('Go on with', error.response.data.use_flow_id);
  }

  // toSession
  const { data: session } = await ory.toSession({ xSessionToken: sessionToken });
  console.log(session.identity?.traits, 'of', fields);

  // createNativeLoginFlow
  const { data: login } = await ory.createNativeLoginFlow({ aal: 'aal1' });

  // getLoginFlow
  const { data: sameLogin } = await ory.getLoginFlow({ id: login.id });

  // updateLoginFlow
  const submit = (given: string) =>
    ory.updateLoginFlow({
      flow: sameLogin.id,
      updateLoginFlowBody: { method: 'password', identifier: 'ada@example.org', password: given },
    });
  try {
    await submit('a guess');
  } catch (error) {
    // The refusal is the flow itself, with what is wrong in its messages.
    if (!isRefusal(error, 'updateLoginFlow', 400) || !('ui' in error.response.data)) throw error;
    console.log(error.response.data.ui.messages?.map(({ text }) => text));
  }
  const { data: signedIn } = await submit(password);
  const second = createOryClient({ baseUrl, sessionToken: signedIn.session_token ?? '' });

  // updateLoginFlowByLink
  const { data: openLogin } = await ory.createNativeLoginFlow();
  try {
    await ory.updateLoginFlowByLink({ flow: openLogin.id });
  } catch (error) {
    // A link that carries no code of a mail submits nothing.
    if (!isRefusal(error, 'updateLoginFlowByLink', 400)) throw error;
  }

  // listMySessions
  const { data: others, headers } = await second.listMySessions({ perPage: 10 });
  console.log(headers.get('x-total-count'), 'other sessions');

  // disableMySession
  await second.disableMySession({ id: others[0]?.id ?? '' });

  // disableMyOtherSessions
  const { data: ended } = await second.disableMyOtherSessions();
  console.log(ended.count);

  // discoverSessionTokenKeys: by which servers check sessions that come to them as a JWT
  const { data: keys } = await ory.discoverSessionTokenKeys();
  console.log(keys.keys.length);

  // performNativeLogout
  await ory.performNativeLogout({
    performNativeLogoutBody: { session_token: signedIn.session_token ?? '' },
  });

  // getFlowError: `stub:500` is a sample for who builds an error page
  const { data: shown } = await ory.getFlowError({ id: 'stub:500' });
  console.log(shown.error);

  // getWebAuthnJavaScript
  const { data: script } = await ory.getWebAuthnJavaScript();
  console.log(script.length);

  // Afterwards
  await admin.deleteIdentity({ id: registered.identity.id });
}
