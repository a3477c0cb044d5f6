import { siteContext } from '@gazetteer/site/server';
import { data, type RouterContextProvider } from 'react-router';

/** Where a browser goes on that a form may not lead there. */
export interface Leaving {
  leavingTo: string;
  /** The host of another site; left out for what is still on this one. */
  host?: string;
}

/** The calls of the OAuth2 service, which lead on to the site of an application. */
const oauthCalls = '/api/.ory/oauth2/';

/** True for an address of another site, and for one of ours that leads on to such. */
export function leadsAway(target: URL, accountsUrl: string): boolean {
  return target.origin !== new URL(accountsUrl).origin || target.pathname.startsWith(oauthCalls);
}

const leaving = new WeakSet<object>();

/**
 * Answers a form that was posted without script by a page that leads on to `target` by itself: browsers hold each redirect
 * of a form to the policy of its page (`form-action`), which lets none lead to another site.
 */
export function leave(context: Readonly<RouterContextProvider>, target: URL, headers = new Headers()) {
  leaving.add(context);
  headers.set('refresh', `0; url=${target.href}`);
  const isOurs = target.origin === new URL(siteContext(context).accountsUrl).origin;
  return data<Leaving>({ leavingTo: target.href, ...(isOurs ? {} : { host: target.host }) }, { headers });
}

/** True once the answer to a form is such a page: what the page would show otherwise may be over by now. */
export function isLeaving(context: Readonly<RouterContextProvider>): boolean {
  return leaving.has(context);
}
