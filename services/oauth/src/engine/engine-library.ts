import type EngineProvider from 'oidc-provider';

export type * from 'oidc-provider';
export type Provider = EngineProvider;

const { warn } = console;
// The library warns of every version of Node that is not under long-term support yet, at each start.
console.warn = () => {};
const library = await import('oidc-provider').finally(() => (console.warn = warn));

/** The certified protocol engine. */
export const { Provider, errors, interactionPolicy } = library;
