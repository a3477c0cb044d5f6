import type { Session } from '@gazetteer/site';
import { requireSession, siteContext } from '@gazetteer/site/server';
import { data, type RouterContextProvider } from 'react-router';

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
  if (await siteContext(loading.context).mayEdit()) return session;
  throw data(null, { status: 403 });
}
