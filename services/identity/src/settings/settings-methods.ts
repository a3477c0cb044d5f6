import type { SettingsMethod } from '../flows/flow-method.ts';
import { passwordSettings } from '../password/password-settings.ts';
import { oidcSettings } from '../oidc/oidc-settings.ts';
import { profileSettings } from '../profile/profile-settings.ts';
import { lookupSecretSettings } from '../lookup-secret/lookup-secret-settings.ts';
import { totpSettings } from '../totp/totp-settings.ts';
import { passkeySettings } from '../passkey/passkey-settings.ts';
import { webauthnSettings } from '../webauthn/webauthn-settings.ts';

/** What somebody can change of their account. */
export const settingsMethods: readonly SettingsMethod[] = [
  profileSettings,
  passwordSettings,
  oidcSettings,
  lookupSecretSettings,
  totpSettings,
  webauthnSettings,
  passkeySettings,
];
