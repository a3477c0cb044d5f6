import { isConfirmed } from '../../../parts/is-confirmed.ts';
import { type Attempt, attempt } from '../../../project/attempt.server.ts';
import { type ProjectArguments, projectClient } from '../../../project/project-client.server.ts';

/** What became of the wish to delete a client. */
export interface DeletionAnswer {
  id: string;
  name: string;
  /** Whether another name was typed, so that nothing was done. */
  isWrong: boolean;
  result: Attempt<null>;
}

/** Deletes the client of a form whose name was typed. */
export async function deleteClient(acting: ProjectArguments, form: URLSearchParams): Promise<DeletionAnswer> {
  const id = form.get('id') ?? '';
  const name = form.get('name') ?? '';
  const isWrong = !isConfirmed(form, name);
  const result = await attempt(async () => {
    if (!isWrong) await projectClient(acting).deleteOAuth2Client({ id });
    return null;
  });
  return { id, name, isWrong, result };
}
