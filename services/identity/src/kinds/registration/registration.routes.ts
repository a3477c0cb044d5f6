import type { HttpServer } from '@gazetteer/kernel';
import type { ReturnKinds } from '../../engine/complete-return.ts';
import { finishRegistration } from './finish-registration.ts';
import { registerFlowKind } from '../../engine/flow.routes.ts';
import { visitFlow } from '../../engine/visit-flow.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import { drawRegistration, startRegistration } from './start-registration.ts';
import { submitRegistration, turnAwayFromRegistration } from './submit-registration.ts';

export const registrationRules = {
  kind: 'registration',
  start: startRegistration,
  visit: visitFlow,
  turnAway: turnAwayFromRegistration,
  submit: submitRegistration,
  redraw: drawRegistration,
  expiredMessage: 4040001,
  afterExpiry: 'expiry',
  finish: finishRegistration,
} satisfies ReturnKinds['registration'];

/** The calls of the sign-up flow. */
export function registerRegistrationRoutes(server: HttpServer, context: IdentityContext): void {
  registerFlowKind(server, context, registrationRules);
}
