import { loginAddress } from '@gazetteer/site';
import { fetchAs, siteContext } from '@gazetteer/site/server';
import { data, redirectDocument, type RouterContextProvider } from 'react-router';
import { giveBack } from '../session/lost-form.server.ts';

interface Asking {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
}

/**
 * Reads from the content service as the editor who opened the page.
 * @param path behind `/api/content`
 * @throws Response that leads to the login (or gives back a form that came without a session), or 404 and 502 for the
 * error page. The section has told already who is no editor; to editors the service's 403 means that there is no such thing
 */
export async function readContent<Answer>({ context, request, url }: Asking, path: string): Promise<Answer> {
  const services = siteContext(context);
  const answer = await fetchAs(services, request)(`${services.publicUrl}/api/content${path}`, {
    headers: { accept: 'application/json', 'accept-language': services.locale },
  });
  if (answer.ok) return (await answer.json()) as Answer;
  if (answer.status === 401) {
    giveBack(context);
    throw redirectDocument(loginAddress(url.pathname + url.search));
  }
  throw data(null, { status: [403, 404].includes(answer.status) ? 404 : 502 });
}

/** Changes something as the editor who sent the form; what the answer means is the caller's to judge. */
export function changeContent(
  { context, request }: Pick<Asking, 'context' | 'request'>,
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
): Promise<Response> {
  const services = siteContext(context);
  return fetchAs(services, request)(`${services.publicUrl}/api/content${path}`, {
    method,
    headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}
