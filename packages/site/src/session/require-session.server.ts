import { redirectDocument, type RouterContextProvider } from 'react-router';
import type { Session } from './identity.ts';
import { loginAddress } from './login-address.ts';
import { findVisitor } from './visitor.server.ts';

interface LoaderArguments {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
}

/**
 * The session of a page that is for signed-in people only.
 * @throws Response that leads to the login page, and from there back to this page
 */
export async function requireSession({ context, request, url }: LoaderArguments): Promise<Session> {
  const visitor = await findVisitor(context, request);
  if (visitor.state === 'signed-in') return visitor.session;
  const level = visitor.state === 'second-step' ? 'aal2' : 'aal1';
  // A new document: the login is a page of the portal, which other sites do not know.
  throw redirectDocument(loginAddress(url.pathname + url.search, level));
}
