import type { HttpServer } from '@gazetteer/kernel';
import { drawAddressForm } from '../code/address-form.ts';
import type { FlowKindRules } from '../flows/flow-kind.ts';
import { registerFlowKind } from '../flows/flow.routes.ts';
import { backgroundDone } from '../flows/in-background.ts';
import { visitFlow } from '../flows/visit-flow.ts';
import type { IdentityContext } from '../identity-context.ts';
import { startRecovery } from './start-recovery.ts';
import { submitRecovery } from './submit-recovery.ts';

const recoveryRules: FlowKindRules = {
  kind: 'recovery',
  start: startRecovery,
  visit: visitFlow,
  submit: submitRecovery,
  redraw: async (_context, drawing) => drawAddressForm(drawing),
  expiredMessage: 4060005,
  afterExpiry: 'fetching',
};

/** The calls of the recovery flow. */
export function registerRecoveryRoutes(server: HttpServer, context: IdentityContext): void {
  registerFlowKind(server, context, recoveryRules);
  server.addHook('onClose', () => backgroundDone(context));
}
