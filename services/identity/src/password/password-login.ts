import type { LoginMethod } from '../flows/flow-method.ts';
import { identifierNode } from '../flows/identifier-node.ts';
import { findByIdentifier } from '../identities/credential.store.ts';
import { uiText } from '../messages/ui-text.ts';
import { FormProblem, formProblem } from '../nodes/form-problem.ts';
import { methodSubmit } from '../nodes/ui-node.ts';
import type { PasswordConfig } from './password-credential.ts';
import { currentPasswordNode } from './password-nodes.ts';
import { verifyPassword } from './verify-password.ts';

/** Signing in with an identifier and a password. */
export const passwordLogin: LoginMethod = {
  name: 'password',
  isEnabled: ({ settings }) => settings.selfservice.methods.password.enabled,

  nodes: async (context, drawing) => {
    if (drawing.flow.requested_aal === 'aal2') return [];
    return [
      await identifierNode(context, drawing),
      currentPasswordNode(),
      methodSubmit('password', 'password', uiText(1010001)),
    ];
  },

  submit: async (context, { project, body }) => {
    const identifier = body['identifier'] || body['password_identifier'];
    const { password } = body;
    if (typeof identifier !== 'string' || typeof password !== 'string' || !password) {
      throw new FormProblem(
        [identifier ? undefined : 'identifier', password ? undefined : 'password']
          .filter((node) => node !== undefined)
          .map((node) => ({ node, text: uiText(4000002, { property: node }) })),
      );
    }
    const found = await findByIdentifier<PasswordConfig>(context.sql, project.id, 'password', identifier);
    const { valid } = await verifyPassword(password, found?.credential.config.hashed_password ?? '');
    if (!found || !valid) throw formProblem(uiText(4000006));
    return { kind: 'authenticated', identity: found.identity, method: 'password', aal: 'aal1' };
  },
};
