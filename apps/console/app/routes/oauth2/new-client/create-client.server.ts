import { attempt } from '../../../project/attempt.server.ts';
import { type ProjectArguments, projectClient } from '../../../project/project-client.server.ts';
import { clientKindOf, clientOf } from './client-kinds.ts';

/** Registers the client of a form; its secret, if it has one, is in this answer only. What was sent comes back with it. */
export async function createClient(acting: ProjectArguments, form: URLSearchParams) {
  const wanted = clientOf(clientKindOf(form.get('kind')), form);
  const result = await attempt(async () => {
    const { data } = await projectClient(acting).createOAuth2Client({ oAuth2Client: wanted });
    return { id: data.client_id, secret: data.client_secret };
  });
  return { name: wanted.client_name, sent: form.toString(), result };
}
