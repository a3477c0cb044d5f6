import type { Problem } from '../../forms/form-problem.ts';
import { messageIds } from '../../forms/message-ids.ts';
import type { MessageId } from '../../forms/message-texts.ts';
import { uiText } from '../../forms/ui-text.ts';
import { countBreaches, isBreachedPassword } from './breached-passwords.ts';
import { isTooSimilar } from './is-too-similar.ts';
import { preparePassword } from './prepare-password.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import type { Project } from '../../model/projects/project.ts';

const MOST_CHARACTERS = 256;

type Candidate = {
  password: string;
  /** What its owner signs in with: a password must not be nearly the same. */
  identifiers: readonly string[];
};

type Parts = Pick<IdentityContext, 'fetchFor' | 'log'>;

/**
 * Checks a password somebody wants to have by the project's rules: its length, its likeness to the sign-in address,
 * and whether it is known from breaches. Which characters it is made of is its owner's affair (NIST SP 800-63B).
 * @returns what is wrong with it, on the node `password`; nothing for a good one
 */
export async function checkPassword(
  context: Parts,
  project: Project,
  candidate: Candidate,
): Promise<Problem[]> {
  const { config } = project.settings.selfservice.methods.password;
  const { identifiers } = candidate;
  const password = preparePassword(candidate.password);
  const { length } = Array.from(password);
  if (length < config.min_password_length) {
    const min_length = config.min_password_length;
    const reason = `it needs at least ${min_length} characters and has ${length}`;
    return [refusal(messageIds.passwordTooShort, reason, { min_length, actual_length: length })];
  }
  if (length > MOST_CHARACTERS) {
    const reason = `it may have at most ${MOST_CHARACTERS} characters and has ${length}`;
    return [
      refusal(messageIds.passwordTooLong, reason, { max_length: MOST_CHARACTERS, actual_length: length }),
    ];
  }
  const similar =
    config.identifier_similarity_check_enabled &&
    identifiers.some((identifier) => isTooSimilar(password, identifier));
  if (similar) {
    return [refusal(messageIds.passwordLikeIdentifier, 'it is too similar to the sign-in address')];
  }
  if (await isBreachedPassword(password)) return [breached()];
  return config.haveibeenpwned_enabled ? checkBreaches(context, project, password) : [];
}

const breached = () =>
  refusal(messageIds.passwordBreached, 'it has been found in data breaches and must no longer be used');

async function checkBreaches(context: Parts, project: Project, password: string): Promise<Problem[]> {
  const { config } = project.settings.selfservice.methods.password;
  try {
    const found = await countBreaches(context.fetchFor(project), config.haveibeenpwned_host, password);
    return found > config.max_breaches ? [breached()] : [];
  } catch (error) {
    context.log.warn({ err: error }, 'the list of breached passwords is away');
    // Not the password is to blame, and another one would not help.
    return config.ignore_network_errors ? [] : [{ node: 'password', text: uiText(messageIds.internalError) }];
  }
}

/**
 * Message `passwordRefused`, which clients of this contract know for every refused password. They put its reason into a
 * sentence of their own, so it begins small and ends without a stop. Its context names the message that newer clients know
 * for the cause, too, so that pages can show that one in the language of their reader.
 */
function refusal(cause: MessageId, reason: string, values: Record<string, number> = {}): Problem {
  return { node: 'password', text: uiText(messageIds.passwordRefused, { reason, cause, ...values }) };
}
