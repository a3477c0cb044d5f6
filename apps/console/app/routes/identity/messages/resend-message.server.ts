import { type Attempt, attempt } from '../../../project/attempt.server.ts';
import { type ProjectArguments, projectClient } from '../../../project/project-client.server.ts';

/** Sends a message again that was given up. */
export async function resendMessage(
  acting: ProjectArguments,
  form: URLSearchParams,
): Promise<Attempt<{ recipient: string }>> {
  return attempt(async () => {
    const { data } = await projectClient(acting).resendCourierMessage({ id: form.get('message') ?? '' });
    return { recipient: data.recipient };
  });
}
