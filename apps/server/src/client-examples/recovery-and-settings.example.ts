import { createOryClient, isRefusal } from '@gazetteer/client/ory';
import type { Given } from './set-up.ts';

/** Recovery, verification and settings with an app. */
export async function recoveryAndSettings({ baseUrl, adminKey }: Given) {
  const admin = createOryClient({ baseUrl, bearer: adminKey });
  const { data: identity } = await admin.createIdentity({
    createIdentityBody: {
      traits: { email: 'grace@example.org', name: 'Grace' },
      credentials: { password: { config: { password: 'a lighthouse in the fog' } } },
    },
  });
  const app = createOryClient({ baseUrl });
  const { data: login } = await app.createNativeLoginFlow();
  const { data: signedIn } = await app.updateLoginFlow({
    flow: login.id,
    updateLoginFlowBody: {
      method: 'password',
      identifier: 'grace@example.org',
      password: 'a lighthouse in the fog',
    },
  });
  const ory = createOryClient({ baseUrl, sessionToken: signedIn.session_token ?? '' });

  // createNativeVerificationFlow
  const { data: verification } = await ory.createNativeVerificationFlow();

  // getVerificationFlow
  const { data: sameVerification } = await ory.getVerificationFlow({ id: verification.id });

  // updateVerificationFlow: the first time with the address; then with the code that was sent there
  const { data: sent } = await ory.updateVerificationFlow({
    flow: sameVerification.id,
    updateVerificationFlowBody: { method: 'code', email: 'grace@example.org' },
  });
  console.log(sent.state);

  // updateVerificationFlowByLink: what the link in the mail calls
  const { data: tried } = await ory.updateVerificationFlowByLink({ flow: verification.id, code: '000000' });
  console.log(tried.ui.messages);

  // createNativeRecoveryFlow
  const { data: recovery } = await app.createNativeRecoveryFlow();

  // getRecoveryFlow
  const { data: sameRecovery } = await app.getRecoveryFlow({ id: recovery.id });

  // updateRecoveryFlow
  const { data: mailed } = await app.updateRecoveryFlow({
    flow: sameRecovery.id,
    updateRecoveryFlowBody: { method: 'code', email: 'grace@example.org' },
  });
  console.log(mailed.state);

  // updateRecoveryFlowByLink: what the link in the mail calls
  const { data: guessed } = await app.updateRecoveryFlowByLink({ flow: recovery.id, code: '000000' });
  console.log(guessed.ui.messages);

  // createNativeSettingsFlow
  const { data: settings } = await ory.createNativeSettingsFlow();

  // getSettingsFlow
  const { data: sameSettings } = await ory.getSettingsFlow({ id: settings.id });

  // updateSettingsFlow
  const { data: changed } = await ory.updateSettingsFlow({
    flow: sameSettings.id,
    updateSettingsFlowBody: { method: 'password', password: 'a lighthouse in the sun' },
  });
  console.log(changed.state);

  // updateSettingsFlowByLink
  try {
    await ory.updateSettingsFlowByLink({ flow: settings.id });
  } catch (error) {
    // It goes on with a change that had to wait for a sign-in; here none did.
    if (!isRefusal(error, 'updateSettingsFlowByLink', 400)) throw error;
  }

  // Afterwards
  await admin.deleteIdentity({ id: identity.id });
}
