/** What a key may do, and when it ends, in the order in which both are offered; the first scope is the safer one. */
export const scopes = ['read', 'write'] as const;
export const lifetimes = ['30', '90', '365', 'never'] as const;

export const longestName = 100;

/** The form of a new key, as it was filled in. */
export interface WantedKey {
  name: string;
  scope: (typeof scopes)[number];
  lifetime: (typeof lifetimes)[number];
}

export const freshKey: WantedKey = { name: '', scope: 'read', lifetime: '90' };

/** Reads the form; what is not offered becomes what the empty form has. */
export function readWantedKey(form: URLSearchParams): WantedKey {
  return {
    name: (form.get('name') ?? '').trim(),
    scope: scopes.find((scope) => scope === form.get('scope')) ?? freshKey.scope,
    lifetime: lifetimes.find((lifetime) => lifetime === form.get('lifetime')) ?? freshKey.lifetime,
  };
}
