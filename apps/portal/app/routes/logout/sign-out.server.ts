import { callService, siteContext, type SiteContext } from '@gazetteer/site/server';
import { redirect, type RouterContextProvider } from 'react-router';
import { leave } from '../../self-service/leave.server.ts';

/**
 * Signs out: makes a logout flow and sends the browser through it, and from there to another page of this site. Where
 * the session is over already there is nothing to sign out of.
 */
export async function signOut(services: SiteContext, request: Request, returnTo: string): Promise<Response> {
  return redirect((await logoutAddress(services, request, returnTo)) ?? returnTo, 303);
}

/** The same, to an address of this site that leads on to another site. */
export async function signOutAndLeave(
  context: Readonly<RouterContextProvider>,
  request: Request,
  returnTo: string,
) {
  const services = siteContext(context);
  const address = (await logoutAddress(services, request, returnTo)) ?? returnTo;
  return leave(context, new URL(address, services.accountsUrl));
}

/** The address of this site that a form asks to go on to; the login for any other. */
export function ownAddress({ accountsUrl }: Pick<SiteContext, 'accountsUrl'>, given: string | null): string {
  const url = given ? URL.parse(given, accountsUrl) : null;
  return url?.origin === new URL(accountsUrl).origin ? url.href : '/login';
}

/** Where the session of the browser ends, and what follows; undefined where it has none. */
async function logoutAddress(
  services: SiteContext,
  request: Request,
  return_to: string,
): Promise<string | undefined> {
  const answer = await callService(services, request, '/self-service/logout/browser');
  if (!answer.ok) return undefined;
  const { logout_token: token } = (await answer.json()) as { logout_token: string };
  return `/api/.ory/self-service/logout?${new URLSearchParams({ token, return_to })}`;
}
