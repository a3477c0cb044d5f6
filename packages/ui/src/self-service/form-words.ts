import type { Strength } from './password-strength.ts';

/** The words of a form that do not come with the flow, in the reader's language. */
export interface FormWords {
  /** Above the list of what is wrong with the fields. */
  wrong: string;
  optional: string;
  showPassword: string;
  hidePassword: string;
  /** What a new password must be like. */
  passwordRules: string;
  strength: Readonly<Record<Strength, string>>;
  /** Where the script that talks to security keys and passkeys could not be loaded. */
  keyScriptMissing: string;
  /** Where the browser cannot use security keys or passkeys. */
  keysUnsupported: string;
  copy: string;
  copied: string;
  download: string;
  /** Under which name backup codes are saved. */
  codesFile: string;
  /** In the place of a backup code that has been used. */
  used: string;
}
