/** The switches of how people sign in, by the name of each in the form, with their place in `services.identity.config.selfservice`. */
export const methodSettings = {
  password: { place: ['methods', 'password', 'enabled'], isOnUnlessSaid: true },
  code: { place: ['methods', 'code', 'enabled'], isOnUnlessSaid: true },
  passwordless: { place: ['methods', 'code', 'passwordless_enabled'], isOnUnlessSaid: false },
  link: { place: ['methods', 'link', 'enabled'], isOnUnlessSaid: false },
  passkey: { place: ['methods', 'passkey', 'enabled'], isOnUnlessSaid: false },
  oidc: { place: ['methods', 'oidc', 'enabled'], isOnUnlessSaid: false },
  totp: { place: ['methods', 'totp', 'enabled'], isOnUnlessSaid: false },
  webauthn: { place: ['methods', 'webauthn', 'enabled'], isOnUnlessSaid: false },
  lookupSecret: { place: ['methods', 'lookup_secret', 'enabled'], isOnUnlessSaid: false },
  profile: { place: ['methods', 'profile', 'enabled'], isOnUnlessSaid: true },
  registration: { place: ['flows', 'registration', 'enabled'], isOnUnlessSaid: true },
  recovery: { place: ['flows', 'recovery', 'enabled'], isOnUnlessSaid: false },
  verification: { place: ['flows', 'verification', 'enabled'], isOnUnlessSaid: false },
} as const;

export type MethodName = keyof typeof methodSettings;

/** The switches in the groups in which the page shows them. */
export const methodGroups = {
  first: ['password', 'code', 'passwordless', 'link', 'passkey', 'oidc'],
  second: ['totp', 'webauthn', 'lookupSecret'],
  themselves: ['registration', 'recovery', 'verification', 'profile'],
} as const satisfies Record<string, readonly MethodName[]>;

export const methodNames = Object.values(methodGroups).flat();

/** Which switches are on by the settings of accounts. */
export function methodsOf(config: unknown): Record<MethodName, boolean> {
  const entries = methodNames.map((name) => [name, isOn(config, name)]);
  return Object.fromEntries(entries) as Record<MethodName, boolean>;
}

function isOn(config: unknown, name: MethodName): boolean {
  const { place, isOnUnlessSaid } = methodSettings[name];
  const said = ['selfservice', ...place].reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined),
    config,
  );
  return typeof said === 'boolean' ? said : isOnUnlessSaid;
}
