import { isRecord, type JsonSchema } from '../json-schemas/json-schema.ts';

/** How an address is reached. Ory writes `sms` for phones today. */
export type AddressVia = 'email' | 'phone';

/** What a trait is used for, as its schema says with the keyword `ory.sh/kratos`. */
export type TraitExtension = {
  passwordIdentifier: boolean;
  webauthnIdentifier: boolean;
  codeIdentifier?: AddressVia;
  totpAccountName: boolean;
  passkeyDisplayName: boolean;
  verification?: AddressVia;
  recovery?: AddressVia;
};

/** Reads the extension keyword of one trait; what is missing or malformed in it counts as not said. */
export function readExtension(schema: JsonSchema): TraitExtension {
  const keyword = child(schema, 'ory.sh/kratos');
  const credentials = child(keyword, 'credentials');
  const code = child(credentials, 'code');
  const codeIdentifier = code['identifier'] === true ? (readVia(code['via']) ?? 'email') : undefined;
  const verification = readVia(child(keyword, 'verification')['via']);
  const recovery = readVia(child(keyword, 'recovery')['via']);
  return {
    passwordIdentifier: child(credentials, 'password')['identifier'] === true,
    webauthnIdentifier: child(credentials, 'webauthn')['identifier'] === true,
    totpAccountName: child(credentials, 'totp')['account_name'] === true,
    passkeyDisplayName: child(credentials, 'passkey')['display_name'] === true,
    ...(codeIdentifier ? { codeIdentifier } : {}),
    ...(verification ? { verification } : {}),
    ...(recovery ? { recovery } : {}),
  };
}

function child(of: Record<string, unknown>, key: string): Record<string, unknown> {
  const value = of[key];
  return isRecord(value) ? value : {};
}

function readVia(via: unknown): AddressVia | undefined {
  if (via === 'email') return 'email';
  return via === 'phone' || via === 'sms' ? 'phone' : undefined;
}
