import { data } from 'react-router';

/** Where a browser goes on that a form may not lead there. */
export interface Leaving {
  leavingTo: string;
  /** The host of another site; left out for what is still on this one. */
  host?: string;
}

/** The calls of the OAuth2 service, which lead on to the site of an application. */
const oauthCalls = '/api/.ory/oauth2/';

/** True for an address of another site, and for one of ours that leads on to such. */
export function leadsAway(target: URL, publicUrl: string): boolean {
  return target.origin !== new URL(publicUrl).origin || target.pathname.startsWith(oauthCalls);
}

/**
 * Answers a form that was posted without script by a page that leads on to `target` by itself: browsers hold each redirect
 * of a form to the policy of its page (`form-action`), which lets none lead to another site.
 */
export function leave(target: URL, publicUrl: string, headers = new Headers()) {
  headers.set('refresh', `0; url=${target.href}`);
  const isOurs = target.origin === new URL(publicUrl).origin;
  return data<Leaving>({ leavingTo: target.href, ...(isOurs ? {} : { host: target.host }) }, { headers });
}
