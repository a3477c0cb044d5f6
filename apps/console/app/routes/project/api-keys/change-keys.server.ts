import { oryClient } from '../../../ory-calls/ory-client.server.ts';
import { isConfirmed } from '../../../parts/is-confirmed.ts';
import { type Attempt, attempt } from '../../../project/attempt.server.ts';
import { loadProject } from '../../../project/load-project.server.ts';
import type { ProjectArguments } from '../../../project/project-client.server.ts';
import { endOf, scopesOf } from './key-scopes.ts';

/** What became of a form; the value of a key that was made is in this answer only. */
export type KeysAnswer =
  | { act: 'make'; name: string; result: Attempt<{ id: string; name: string; value: string }> }
  | { act: 'delete'; id: string; name: string; isWrong: boolean; result: Attempt<null> };

/** Makes a key, or deletes one whose name was typed. */
export async function changeKeys(
  acting: ProjectArguments & { url: URL },
  form: URLSearchParams,
): Promise<KeysAnswer> {
  const { id: project } = await loadProject(acting);
  const client = oryClient(acting);
  const name = (form.get('name') ?? '').trim();
  if (form.get('act') !== 'delete') {
    const wanted = { name, scopes: scopesOf(form), expires_at: endOf(form.get('until') ?? '') };
    const result = await attempt(async () => {
      const { data } = await client.createProjectApiKey({ project, inlineObject3: wanted });
      return { id: data.id, name: data.name, value: data.value };
    });
    return { act: 'make', name, result };
  }
  const id = form.get('id') ?? '';
  const isWrong = !isConfirmed(form, name);
  const result = await attempt(async () => {
    if (!isWrong) await client.deleteProjectApiKey({ project, tokenId: id });
    return null;
  });
  return { act: 'delete', id, name, isWrong, result };
}
