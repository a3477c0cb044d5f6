import type { HttpServer } from '@gazetteer/kernel';
import type { ReturnKinds } from '../../engine/complete-return.ts';
import { authorizeAnybody } from '../../engine/flow-kind.ts';
import { registerFlowKind } from '../../engine/flow.routes.ts';
import { renderWaitingRequest } from '../../engine/login-challenge.ts';
import { messageIds } from '../../forms/message-ids.ts';
import { finishRegistration } from './finish-registration.ts';
import {
  buildRegistrationForm,
  startRegistration,
  submitRegistration,
  rejectSignedInRegistration,
} from './registration-flow.ts';
import type { IdentityContext } from '../../model/identity-context.ts';

export const registrationRules = {
  kind: 'registration',
  start: startRegistration,
  authorize: authorizeAnybody,
  rejectSignedIn: rejectSignedInRegistration,
  submit: submitRegistration,
  rebuildForm: buildRegistrationForm,
  expiredMessage: messageIds.registrationExpired,
  afterExpiry: 'expiry',
  render: renderWaitingRequest,
  finish: finishRegistration,
} satisfies ReturnKinds['registration'];

/** The calls of the sign-up flow. */
export function registerRegistrationRoutes(server: HttpServer, context: IdentityContext): void {
  registerFlowKind(server, context, registrationRules);
}
