import type EngineProvider from 'oidc-provider';

export type * from 'oidc-provider';
export type Provider = EngineProvider;

const { warn } = globalThis.console;
// The library warns of every version of Node that is not under long-term support yet, at each start.
Object.assign(globalThis.console, { warn: () => {} });
const library = await import('oidc-provider').finally(() => Object.assign(globalThis.console, { warn }));

/** The certified protocol engine. */
export const { Provider, errors, interactionPolicy } = library;
