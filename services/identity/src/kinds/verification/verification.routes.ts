import type { HttpServer } from '@gazetteer/kernel';
import { type FlowKindRules, authorizeAnybody } from '../../engine/flow-kind.ts';
import { registerFlowKind } from '../../engine/flow.routes.ts';
import { messageIds } from '../../forms/message-ids.ts';
import { startVerification } from './start-verification.ts';
import { submitVerification } from './submit-verification.ts';
import { buildAddressForm } from '../../methods/code/address-form.ts';
import type { IdentityContext } from '../../model/identity-context.ts';

const verificationRules: FlowKindRules = {
  kind: 'verification',
  start: startVerification,
  authorize: authorizeAnybody,
  submit: submitVerification,
  rebuildForm: async (_context, view) => buildAddressForm(view),
  expiredMessage: messageIds.verificationExpired,
  afterExpiry: 'fetching',
};

/** The calls of the verification flow. */
export function registerVerificationRoutes(server: HttpServer, context: IdentityContext): void {
  registerFlowKind(server, context, verificationRules);
}
