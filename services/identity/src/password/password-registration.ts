import type { RegistrationMethod } from '../flows/flow-method.ts';
import { uiText } from '../messages/ui-text.ts';
import { formProblem } from '../nodes/form-problem.ts';
import { methodSubmit } from '../nodes/ui-node.ts';
import { readTraits, registrationTraits } from '../flows/registration-traits.ts';
import { hashPassword } from './hash-password.ts';
import { newPasswordNode } from './password-nodes.ts';

/** Signing up with a password of one's own. */
export const passwordRegistration: RegistrationMethod = {
  name: 'password',
  isEnabled: ({ settings }) => settings.selfservice.methods.password.enabled,

  nodes: async (_context, drawing) => [
    ...registrationTraits(drawing),
    newPasswordNode(),
    methodSubmit('password', 'password', uiText(1040001)),
  ],

  submit: async (_context, { body }) => {
    const { password } = body;
    if (typeof password !== 'string' || !password) {
      throw formProblem(uiText(4000002, { property: 'password' }), 'password');
    }
    const config = { hashed_password: await hashPassword(password) };
    return {
      kind: 'registered',
      traits: readTraits(body),
      credentials: [{ type: 'password', identifiers: [], config }],
      method: 'password',
    };
  },
};
