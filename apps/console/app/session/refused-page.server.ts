import { loginAddress } from '@gazetteer/site';
import { data, redirectDocument, type RouterContextProvider } from 'react-router';
import { giveBack } from './lost-form.server.ts';

/**
 * What a page does of which a service refuses the data.
 * @param status of the answer; the section has told already who may not use it, so that 403 means that there is no such thing,
 *   and 400 that the address asks for a page of a list, or for something else, that cannot be
 * @throws Response that leads to the login (or gives back a form that came without a session), or 404 and 502 for the error page
 */
export function refusePage(
  { context, url }: { context: Readonly<RouterContextProvider>; url: URL },
  status: number,
): never {
  if (status === 401) {
    giveBack(context);
    throw redirectDocument(loginAddress(url.pathname + url.search));
  }
  throw data(null, { status: [400, 403, 404].includes(status) ? 404 : 502 });
}
