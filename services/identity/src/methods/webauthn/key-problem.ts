import { type FormProblem, formProblem } from '../../forms/form-problem.ts';
import { messageIds } from '../../forms/message-ids.ts';
import { reason, uiText } from '../../forms/ui-text.ts';

const words = {
  key_wrong: 'The key could not be checked. Please try again.',
  key_known: 'This key is set up already.',
  key_many: 'There are too many keys. Please remove one first.',
  key_needed: 'This key cannot be removed: it is gone already, or your only way to sign in.',
};

/** What is wrong with a key. Pages say it in the language of their reader by the cause in the message's context. */
export function keyProblem(cause: keyof typeof words): FormProblem {
  const text = words[cause];
  const message =
    cause === 'key_wrong' ? { ...uiText(messageIds.authenticationCodeWrong), text } : reason(text);
  return formProblem({ ...message, context: { cause } });
}
