import type { Client } from '@gazetteer/client';
import { createContext, type RouterContextProvider } from 'react-router';
import type { Language, SiteSettings } from './site.ts';

/** What the server hands to the portal for one request. */
export interface PortalServices {
  /** Calls the catalogue in process, as the visitor. */
  client: Client;
  /** Calls any other route of this process, as the visitor. */
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  site: SiteSettings;
  /** The address visitors use, without a trailing slash. */
  publicUrl: string;
  /** Whether the visitor may write what the site says: articles, texts, pictures. */
  mayEdit: () => Promise<boolean>;
  /** Whether a call of this request was answered by 503, so that the page lacks what it asked for. */
  lacksAnswers: () => boolean;
}

/** What every loader finds in its context. */
export interface PortalContext extends PortalServices {
  locale: Language;
  /** Marks the inline scripts that are ours. */
  nonce: string;
  /** Told the pattern of the route that the router has matched, which decides whether the page may be cached. */
  noteRoute: (pattern: string) => void;
  /** False in development: the inspection guard stays off. */
  production: boolean;
}

type PortalKey = ReturnType<typeof createContext<PortalContext>>;
type Shared = typeof globalThis & { [key: symbol]: PortalKey | undefined };

// The server imports this file as it stands while the site build carries a copy of its own:
// the key is an object compared by identity, so both must find the same one.
const symbol = Symbol.for('gazetteer.portal.context');
const shared = globalThis as Shared;

/** The key under which `server.ts` puts the {@link PortalContext} of a request. */
export const portalKey: PortalKey = (shared[symbol] ??= createContext<PortalContext>());

/** The context of a loader or action: `portal(context).client.action('package_show', …)`. */
export function portal(context: Readonly<RouterContextProvider>): PortalContext {
  return context.get(portalKey);
}
