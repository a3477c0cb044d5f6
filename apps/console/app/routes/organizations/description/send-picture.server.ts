import { fetchAs, reportError, siteContext } from '@gazetteer/site/server';
import type { RouterContextProvider } from 'react-router';
import type { Refusal } from '../../../datasets/dataset-calls.server.ts';

type Sent = { refusal?: Pick<Refusal, 'detail' | 'fields'> };

/** Sends the picture of an organisation in the name of whoever chose it. */
export async function sendPicture(
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
  id: string,
  file: File,
): Promise<Sent> {
  const services = siteContext(context);
  const form = new FormData();
  form.set('id', id);
  form.set('image_upload', file);
  const message = new Response(form);
  const answer = await fetchAs(services, request)(`${services.publicUrl}/api/3/action/organization_patch`, {
    method: 'POST',
    headers: { 'content-type': message.headers.get('content-type') ?? '' },
    body: await message.arrayBuffer(),
  });
  if (answer.ok) return {};
  const { error } = (await answer.json()) as { error?: Record<string, unknown> };
  const refused = error?.['image_upload'];
  if (Array.isArray(refused))
    return { refusal: { detail: undefined, fields: { image_upload: ['refused'] } } };
  if (answer.status >= 500) reportError(new Error(`A picture was answered with ${answer.status}`));
  const detail = typeof error?.['message'] === 'string' ? error['message'] : undefined;
  return { refusal: { detail, fields: {} } };
}
