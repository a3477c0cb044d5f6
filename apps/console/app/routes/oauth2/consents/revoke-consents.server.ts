import { isConfirmed } from '../../../parts/is-confirmed.ts';
import { type Attempt, attempt } from '../../../project/attempt.server.ts';
import { type ProjectArguments, projectClient } from '../../../project/project-client.server.ts';

const acts = ['one', 'all', 'signIns'] as const;
type Act = (typeof acts)[number];

/** What became of the wish to take something back. */
export interface RevocationAnswer {
  act: Act | undefined;
  /** Whether another name was typed, so that nothing was done. */
  isWrong?: boolean;
  result?: Attempt<null>;
}

/** Takes back what somebody has let one program do, or all of them, or ends their sign-ins, as the button of a form says. */
export async function revokeConsents(
  acting: ProjectArguments,
  form: URLSearchParams,
): Promise<RevocationAnswer> {
  const act = acts.find((one) => one === form.get('act'));
  const subject = form.get('subject') ?? '';
  if (act === undefined) return { act };
  if (act === 'all' && !isConfirmed(form, subject)) return { act, isWrong: true };
  const client = projectClient(acting);
  const result = await attempt(async () => {
    if (act === 'one') {
      await client.revokeOAuth2ConsentSessions({ subject, client: form.get('client') ?? '' });
    }
    if (act === 'all') await client.revokeOAuth2ConsentSessions({ subject, all: true });
    if (act === 'signIns') await client.revokeOAuth2LoginSessions({ subject });
    return null;
  });
  return { act, result };
}
