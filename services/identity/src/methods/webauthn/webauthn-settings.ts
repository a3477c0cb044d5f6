import {
  type FlowView,
  type SettingsMethod,
  settingsOwner,
  type Submission,
} from '../../engine/flow-method.ts';
import { messageIds } from '../../forms/message-ids.ts';
import { uiText } from '../../forms/ui-text.ts';
import { addKey, findKeys } from './keep-keys.ts';
import type { KeyUse } from './key-options.ts';
import { askForNewKey, ownerName, takeNewKey } from './make-key.ts';
import { offersKeys } from './relying-party.ts';
import { removableKeys, removeOwnKey } from './remove-own-key.ts';
import { keyButton, keyName, newKeyNodes } from './webauthn-nodes.ts';
import { recordAudit } from '../../model/audit/record-audit.ts';
import type { IdentityContext } from '../../model/identity-context.ts';

/** Adding security keys and removing them. */
export const webauthnSettings: SettingsMethod = {
  name: 'webauthn',
  isEnabled: (project) => offersKeys(project, 'webauthn'),
  needsBrowser: true,
  claims: (body) => Boolean(body['webauthn_register'] || body['webauthn_remove']),
  isPrivileged: () => true,

  nodes: async (context, view) => {
    const { project, flow } = view;
    const identity = settingsOwner(view);
    const keys = await findKeys(context, identity, 'webauthn');
    const request = await askForNewKey(
      { project, flow, type: 'webauthn', use: purposeOf(view) },
      { userName: ownerName(project, identity), keys },
    );
    const removable = await removableKeys(context, project, identity, 'webauthn');
    return [
      ...removable.map((key) => keyButton('webauthn', 'webauthn_remove', messageIds.removeSecurityKey, key)),
      ...newKeyNodes(project, request, uiText(messageIds.addSecurityKey)),
    ];
  },

  submit: async (context, submission) => {
    const { project, body } = submission;
    const identity = settingsOwner(submission);
    const { webauthn_remove: removed } = body;
    if (removed) {
      await removeOwnKey(context, project, identity, 'webauthn', removed);
      return { kind: 'saved', identity };
    }
    const use = await add(context, submission);
    const aal = use === 'passwordless' ? 'aal1' : 'aal2';
    return { kind: 'saved', identity, added: { method: 'webauthn', aal } };
  },
};

/** Keys that are added while they may stand alone are for standing alone. */
function purposeOf({ project }: FlowView): Exclude<KeyUse, 'passkey'> {
  return project.settings.selfservice.methods.webauthn.config.passwordless ? 'passwordless' : 'second_factor';
}

async function add(context: IdentityContext, submission: Submission): Promise<KeyUse> {
  const identity = settingsOwner(submission);
  const use = purposeOf(submission);
  const made = await takeNewKey(context, submission, {
    type: 'webauthn',
    use,
    field: 'webauthn_register',
    name: () => keyName(submission.body),
  });
  await context.sql.transaction(async () => {
    await addKey(context, identity, 'webauthn', made);
    await recordAudit(context, {
      project_id: identity.project_id,
      event: use === 'passwordless' ? 'passkey_added' : 'second_factor_added',
      identity_id: identity.id,
      details: { method: 'webauthn' },
    });
  });
  return use;
}
