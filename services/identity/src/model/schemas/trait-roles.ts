import { normalizeIdentifier } from './identifier.ts';
import type { JsonSchema } from '../json-schemas/json-schema.ts';
import type { AddressVia } from './trait-extension.ts';
import { traitFields } from './trait-fields.ts';
import { traitValue } from './trait-value.ts';

type Address = { value: string; via: AddressVia };

type IdentifiedType = 'password' | 'webauthn' | 'code';

/** What the traits of one identity are used for. Identifiers and addresses are in their stored form, each once. */
export type TraitRoles = {
  identifiers: Record<IdentifiedType, string[]>;
  /** The types of credential whose identifiers the schema takes from traits, given or not. */
  identified: IdentifiedType[];
  /** The same as `identifiers.code`, with the way to reach them. */
  codeAddresses: Address[];
  totpAccountName?: string;
  passkeyDisplayName?: string;
  verifiable: Address[];
  recovery: Address[];
};

/** Reads from traits what their schema's `ory.sh/kratos` keywords point out. */
export function readTraitRoles(schema: JsonSchema, traits: unknown): TraitRoles {
  const roles: TraitRoles = {
    identifiers: { password: [], webauthn: [], code: [] },
    identified: identifiedTypes(schema),
    codeAddresses: [],
    verifiable: [],
    recovery: [],
  };
  for (const { path, extension } of traitFields(schema)) {
    for (const text of textsOf(traitValue(traits, path))) {
      const value = normalizeIdentifier(text);
      if (extension.passwordIdentifier) addText(roles.identifiers.password, value);
      if (extension.webauthnIdentifier) addText(roles.identifiers.webauthn, value);
      if (extension.codeIdentifier) addAddress(roles.codeAddresses, value, extension.codeIdentifier);
      if (extension.verification) addAddress(roles.verifiable, value, extension.verification);
      if (extension.recovery) addAddress(roles.recovery, value, extension.recovery);
      if (extension.totpAccountName) roles.totpAccountName ??= text;
      if (extension.passkeyDisplayName) roles.passkeyDisplayName ??= text;
    }
  }
  roles.identifiers.code = roles.codeAddresses.map(({ value }) => value);
  return roles;
}

function identifiedTypes(schema: JsonSchema): IdentifiedType[] {
  const extensions = traitFields(schema).map(({ extension }) => extension);
  return [
    ...(extensions.some(({ passwordIdentifier }) => passwordIdentifier) ? (['password'] as const) : []),
    ...(extensions.some(({ webauthnIdentifier }) => webauthnIdentifier) ? (['webauthn'] as const) : []),
    ...(extensions.some(({ codeIdentifier }) => codeIdentifier) ? (['code'] as const) : []),
  ];
}

function textsOf(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((text): text is string => typeof text === 'string' && text.trim() !== '');
}

function addText(list: string[], value: string): void {
  if (!list.includes(value)) list.push(value);
}

function addAddress(list: Address[], value: string, via: AddressVia): void {
  if (!list.some((address) => address.value === value)) list.push({ value, via });
}
