import type { HttpServer } from '@gazetteer/kernel';
import type { ReturnKinds } from '../../engine/complete-return.ts';
import { authorizeAnybody } from '../../engine/flow-kind.ts';
import { registerFlowKind } from '../../engine/flow.routes.ts';
import { renderWaitingRequest } from '../../engine/login-challenge.ts';
import { messageIds } from '../../forms/message-ids.ts';
import { finishLogin } from './finish-login.ts';
import { buildLoginForm, startLogin, submitLogin, rejectSignedInLogin } from './login-flow.ts';
import type { IdentityContext } from '../../model/identity-context.ts';

export const loginRules = {
  kind: 'login',
  start: startLogin,
  authorize: authorizeAnybody,
  rejectSignedIn: rejectSignedInLogin,
  submit: submitLogin,
  rebuildForm: buildLoginForm,
  expiredMessage: messageIds.loginExpired,
  afterExpiry: 'expiry',
  render: renderWaitingRequest,
  finish: finishLogin,
} satisfies ReturnKinds['login'];

/** The calls of the sign-in flow. */
export function registerLoginRoutes(server: HttpServer, context: IdentityContext): void {
  registerFlowKind(server, context, loginRules);
}
