import type { IncomingMessage } from 'node:http';
import { Provider } from './engine-library.ts';
import type { StoredClient } from '../clients/client.ts';
import type { Grant } from '../grants/grant.ts';

/** What one call of the engine has read, so that nothing is read twice. */
export type DuringCall = {
  clients: Map<string, StoredClient>;
  grants: Map<string, Grant>;
  /** The sign-in of this browser is not to be remembered: it is of an authorization request that is not over. */
  forgets: boolean;
  /** The project's own page has signed this browser's person in. */
  own: boolean;
  /** The access token that this call gives out, of which the ID token beside it carries a hash. */
  accessToken?: string;
  /** Whether what is exchanged in this call for tokens is still there: a code or a refresh token. */
  isExchangeable?: () => Promise<boolean>;
};

const calls = new WeakMap<object, DuringCall>();

/** What the call of the engine that is under way has read; outside of one, nothing. */
export function duringCall(): DuringCall {
  const ctx = contextOfCall();
  const known = ctx && calls.get(ctx);
  if (known) return known;
  const fresh: DuringCall = { clients: new Map(), grants: new Map(), forgets: false, own: false };
  if (ctx) calls.set(ctx, fresh);
  return fresh;
}

/** What a program wants to exchange at the token endpoint, where the call that is under way is there. */
export function grantTypeOfCall(): unknown {
  return contextOfCall()?.oidc?.params?.['grant_type'];
}

/** The cookies of the browser that the call is for. */
export function cookiesOfCall(): string | undefined {
  return contextOfCall()?.req.headers.cookie;
}

/** The engine runs each call with its context in an AsyncLocalStorage. */
function contextOfCall(): CallContext | undefined {
  return (Provider as unknown as { ctx: CallContext | undefined }).ctx;
}
type CallContext = { req: IncomingMessage; oidc?: { params?: Record<string, unknown> } };
