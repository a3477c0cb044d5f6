import type { HttpServer } from '@gazetteer/kernel';
import type { ReturnKinds } from '../../engine/complete-return.ts';
import { finishLogin } from './finish-login.ts';
import { registerFlowKind } from '../../engine/flow.routes.ts';
import { visitFlow } from '../../engine/visit-flow.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import { drawLogin, startLogin } from './start-login.ts';
import { submitLogin, turnAwayFromLogin } from './submit-login.ts';

export const loginRules = {
  kind: 'login',
  start: startLogin,
  visit: visitFlow,
  turnAway: turnAwayFromLogin,
  submit: submitLogin,
  redraw: drawLogin,
  expiredMessage: 4010001,
  afterExpiry: 'expiry',
  finish: finishLogin,
} satisfies ReturnKinds['login'];

/** The calls of the sign-in flow. */
export function registerLoginRoutes(server: HttpServer, context: IdentityContext): void {
  registerFlowKind(server, context, loginRules);
}
