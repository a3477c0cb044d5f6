import type { Client } from '@gazetteer/client';
import { createContext, type RouterContextProvider } from 'react-router';
import type { Language, SiteSettings } from '../settings/site-settings.ts';
import type { ApiReference } from './api-reference.ts';

/** How a project is shown at a host of its own. */
export interface ProjectSite {
  name: string;
  /** The action colour on each ground; the site's unless given. */
  accent?: { light: string; dark: string } | undefined;
  /** A picture as a `data:` address. */
  logo?: string | undefined;
}

/** What the server hands to a site for one request. */
export interface SiteServices {
  /** Makes a client that calls the catalogue by `fetch`, and is given texts in a language. */
  clientIn: (locale: Language, fetch: SiteServices['fetch']) => Client;
  /** Calls any other route of this process, as the visitor. */
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  site: SiteSettings;
  /** The address visitors use, without a trailing slash. */
  publicUrl: string;
  /** The same for whose accounts the visitor uses: another one where the request came to the host of a project. */
  accountsUrl: string;
  /** Set at the host of a project other than the portal's: there are the pages of its accounts, and no others. */
  project?: ProjectSite | undefined;
  /** Whether the visitor may write what the site says: articles, texts, pictures. */
  mayEdit: () => Promise<boolean>;
  /** Whether the visitor edits datasets: for an organisation, or one that is shared with them. */
  mayPublish: () => Promise<boolean>;
  /** Whether the visitor is admin of an organisation: says from where it is filled, and how it is called in which language. */
  mayAdminister: () => Promise<boolean>;
  /** Whether the visitor runs the installation: its administrators. */
  mayOperate: () => boolean;
  /** What the home page says by itself where nobody has given other words, as Markdown, by the section's name. */
  homeTexts: Readonly<Record<string, Record<Language, { title: string; body: string }>>>;
  /** What every call of this server takes and answers, for its pages. */
  reference: (language: Language) => ApiReference;
  /** The version of what pages show: another one after every change that a visitor could see, whichever process made it. */
  pagesVersion: () => Promise<number>;
  /** Whether a call of this request was answered by 503, so that the page lacks what it asked for. */
  lacksAnswers: () => boolean;
}

/** What every loader finds in its context. */
export interface SiteContext extends SiteServices {
  locale: Language;
  /** Calls the catalogue in process, as the visitor, who reads texts in the page's language. */
  client: Client;
  /** Marks the inline scripts that are ours. */
  nonce: string;
  /** Told the pattern of the route that the router has matched, which decides whether the page may be cached. */
  noteRoute: (pattern: string) => void;
  /** False in development: the inspection guard stays off. */
  production: boolean;
}

type SiteKey = ReturnType<typeof createContext<SiteContext>>;
type Shared = typeof globalThis & { [key: symbol]: SiteKey | undefined };

// The server imports this file as it stands while the site build carries a copy of its own:
// the key is an object compared by identity, so both must find the same one.
const symbol = Symbol.for('gazetteer.site.context');
const shared = globalThis as Shared;

/** The key under which the server puts the {@link SiteContext} of a request. */
export const siteKey: SiteKey = (shared[symbol] ??= createContext<SiteContext>());

/** The context of a loader or action: `siteContext(context).client.action('package_show', …)`. */
export function siteContext(context: Readonly<RouterContextProvider>): SiteContext {
  return context.get(siteKey);
}
