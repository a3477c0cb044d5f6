import { data, type RouterContextProvider } from 'react-router';
import { portal } from '../site/load-context.ts';
import type { Session } from './identity.ts';
import { requireSession } from './require-session.server.ts';

interface LoaderArguments {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
}

/**
 * The session of a page for those who write what the site says.
 * @throws Response that leads to the login, for whoever is not signed in
 * @throws 403 for whoever is, without the right
 */
export async function requireEditor(loading: LoaderArguments): Promise<Session> {
  const session = await requireSession(loading);
  if (await portal(loading.context).mayEdit()) return session;
  throw data(null, { status: 403 });
}
