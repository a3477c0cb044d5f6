import type { HttpServer } from '@gazetteer/kernel';
import type { FlowKindRules } from '../../engine/flow-kind.ts';
import { registerFlowKind } from '../../engine/flow.routes.ts';
import { visitFlow } from '../../engine/visit-flow.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import { drawRegistration, startRegistration } from './start-registration.ts';
import { submitRegistration, turnAwayFromRegistration } from './submit-registration.ts';

const registrationRules: FlowKindRules = {
  kind: 'registration',
  start: startRegistration,
  visit: visitFlow,
  turnAway: turnAwayFromRegistration,
  submit: submitRegistration,
  redraw: drawRegistration,
  expiredMessage: 4040001,
  afterExpiry: 'expiry',
};

/** The calls of the sign-up flow. */
export function registerRegistrationRoutes(server: HttpServer, context: IdentityContext): void {
  registerFlowKind(server, context, registrationRules);
}
