import type { HttpServer } from '@gazetteer/kernel';
import { type FlowKindRules, authorizeAnybody } from '../../engine/flow-kind.ts';
import { registerFlowKind } from '../../engine/flow.routes.ts';
import { backgroundDone } from '../../engine/in-background.ts';
import { messageIds } from '../../forms/message-ids.ts';
import { startRecovery } from './start-recovery.ts';
import { submitRecovery } from './submit-recovery.ts';
import { buildAddressForm } from '../../methods/code/address-form.ts';
import type { IdentityContext } from '../../model/identity-context.ts';

const recoveryRules: FlowKindRules = {
  kind: 'recovery',
  start: startRecovery,
  authorize: authorizeAnybody,
  submit: submitRecovery,
  rebuildForm: async (_context, view) => buildAddressForm(view),
  expiredMessage: messageIds.recoveryExpired,
  afterExpiry: 'fetching',
};

/** The calls of the recovery flow. */
export function registerRecoveryRoutes(server: HttpServer, context: IdentityContext): void {
  registerFlowKind(server, context, recoveryRules);
  server.addHook('onClose', () => backgroundDone(context));
}
