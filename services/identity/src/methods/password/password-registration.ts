import type { RegistrationMethod, Submission } from '../../engine/flow-method.ts';
import { limitRequests } from '../../engine/throttling/limit-tries.ts';
import { FormProblem, type Problem } from '../../forms/form-problem.ts';
import { messageIds } from '../../forms/message-ids.ts';
import { methodSubmit } from '../../forms/ui-node.ts';
import { uiText } from '../../forms/ui-text.ts';
import { checkPassword } from './check-password.ts';
import { hashPassword } from './hash-password.ts';
import { newPasswordNode } from './password-nodes.ts';
import type { Traits } from '../../model/identities/identity.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import { checkTraits } from '../../model/schemas/check-traits.ts';
import { requireSchema } from '../../model/schemas/find-schema.ts';
import { readTraits, registrationTraits } from '../../model/schemas/trait-nodes.ts';
import { readTraitRoles } from '../../model/schemas/trait-roles.ts';

/** Signing up with a password of one's own. */
export const passwordRegistration: RegistrationMethod = {
  name: 'password',
  isEnabled: ({ settings }) => settings.selfservice.methods.password.enabled,

  nodes: async (_context, view) => [
    ...registrationTraits(view),
    newPasswordNode(),
    methodSubmit('password', 'password', uiText(messageIds.signUp)),
  ],

  submit: async (context, submission) => {
    const traits = readTraits(submission.body);
    const password = await acceptedPassword(context, submission, traits);
    await limitRequests(context, submission, { action: 'registration' });
    const config = { hashed_password: await hashPassword(password) };
    return {
      kind: 'registered',
      traits,
      credentials: [{ type: 'password', identifiers: [], config }],
      method: 'password',
    };
  },
};

/** @throws FormProblem with all that is wrong with the form: whoever corrects it should have to do so once */
async function acceptedPassword(
  context: IdentityContext,
  { project, body }: Submission,
  traits: Traits,
): Promise<string> {
  const schema = requireSchema(project, project.settings.identity.default_schema_id);
  const { password } = body;
  const problems: Problem[] = checkTraits(schema, traits);
  if (typeof password !== 'string' || password === '') {
    throw new FormProblem([
      ...problems,
      { node: 'password', text: uiText(messageIds.propertyMissing, { property: 'password' }) },
    ]);
  }
  const identifiers = readTraitRoles(schema, traits).identifiers.password;
  problems.push(...(await checkPassword(context, project, { password, identifiers })));
  if (problems.length > 0) throw new FormProblem(problems);
  return password;
}
