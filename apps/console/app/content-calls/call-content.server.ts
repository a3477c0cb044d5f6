import { fetchAs, siteContext } from '@gazetteer/site/server';
import type { RouterContextProvider } from 'react-router';
import { refusePage } from '../session/refused-page.server.ts';

interface Asking {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
}

/**
 * Reads from the content service as the editor who opened the page.
 * @param path behind `/api/content`
 * @throws Response as `refusePage`
 */
export async function readContent<Answer>({ context, request, url }: Asking, path: string): Promise<Answer> {
  const services = siteContext(context);
  const answer = await fetchAs(services, request)(`${services.publicUrl}/api/content${path}`, {
    headers: { accept: 'application/json', 'accept-language': services.locale },
  });
  if (answer.ok) return (await answer.json()) as Answer;
  return refusePage({ context, url }, answer.status);
}

/** Changes something as the editor who sent the form; what the answer means is the caller's to judge. */
export function changeContent(
  { context, request }: Pick<Asking, 'context' | 'request'>,
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
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
