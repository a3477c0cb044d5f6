import { type Attempt, attempt } from '../../../project/attempt.server.ts';
import { type ProjectArguments, projectClient } from '../../../project/project-client.server.ts';

export type SessionAnswer = { act: 'extend' | 'end'; result: Attempt<null> };

/** Lets a session hold longer, or ends it. */
export async function changeSession(acting: ProjectArguments, form: URLSearchParams): Promise<SessionAnswer> {
  const client = projectClient(acting);
  const id = form.get('session') ?? '';
  const act = form.get('act') === 'extend' ? 'extend' : 'end';
  const result = await attempt(async () => {
    await (act === 'extend' ? client.extendSession({ id }) : client.disableSession({ id }));
    return null;
  });
  return { act, result };
}
