import type { SettingsMethod } from '../../engine/flow-method.ts';
import { passwordSettings } from '../../methods/password/password-settings.ts';
import { oidcSettings } from '../../methods/oidc/oidc-settings.ts';
import { profileSettings } from '../../methods/profile/profile-settings.ts';
import { lookupSecretSettings } from '../../methods/lookup-secret/lookup-secret-settings.ts';
import { totpSettings } from '../../methods/totp/totp-settings.ts';
import { passkeySettings } from '../../methods/passkey/passkey-settings.ts';
import { webauthnSettings } from '../../methods/webauthn/webauthn-settings.ts';

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
