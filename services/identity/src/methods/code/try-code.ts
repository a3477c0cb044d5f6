import type { Submission } from '../../engine/flow-method.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import { uiText } from '../../forms/ui-text.ts';
import { formProblem } from '../../forms/form-problem.ts';
import { limitTries } from '../../engine/throttling/limit-tries.ts';
import { type CheckedCode, checkCode } from './check-code.ts';
import type { Purpose } from './issue-code.ts';

/**
 * Tries the code of a form, not faster than guessing allows.
 * @throws FormProblem when there is none, or it is too early for another try
 */
export async function tryCode(
  context: IdentityContext,
  submission: Submission,
  purpose: Purpose,
): Promise<CheckedCode> {
  const { code } = submission.body;
  if (!code) throw formProblem(uiText(4000002, { property: 'code' }), 'code');
  let checked = { kind: 'wrong' } as CheckedCode;
  // By address only: how often one account's codes are tried is held down by how often they are sent.
  await limitTries(context, submission, { action: 'code' }, async () => {
    checked = await checkCode(context, submission.flow, purpose, code);
    return checked.kind === 'right' ? checked : undefined;
  });
  return checked;
}
