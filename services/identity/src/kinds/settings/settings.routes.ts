import type { HttpServer } from '@gazetteer/kernel';
import type { ReturnKinds } from '../../engine/complete-return.ts';
import { registerFlowKind } from '../../engine/flow.routes.ts';
import { messageIds } from '../../forms/message-ids.ts';
import { finishSettings } from './finish-settings.ts';
import { buildSettingsForm, startSettings, authorizeSettings } from './start-settings.ts';
import { submitSettings } from './submit-settings.ts';
import { renderIdentity } from '../../model/identities/render-identity.ts';
import type { IdentityContext } from '../../model/identity-context.ts';

export const settingsRules = {
  kind: 'settings',
  start: startSettings,
  authorize: authorizeSettings,
  submit: submitSettings,
  rebuildForm: buildSettingsForm,
  expiredMessage: messageIds.settingsExpired,
  afterExpiry: 'expiry',
  render: async (_context, { project, current }) =>
    current ? { identity: renderIdentity(project, current.identity) } : {},
  finish: finishSettings,
} satisfies ReturnKinds['settings'];

/** The calls of the settings flow. */
export function registerSettingsRoutes(server: HttpServer, context: IdentityContext): void {
  registerFlowKind(server, context, settingsRules);
}
