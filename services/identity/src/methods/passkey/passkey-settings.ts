import { type SettingsMethod, settingsOwner, type Submission } from '../../engine/flow-method.ts';
import { messageIds } from '../../forms/message-ids.ts';
import { passkeyName } from './passkey-name.ts';
import { addPasskeyNodes } from './passkey-nodes.ts';
import { addKey, findKeys } from '../webauthn/keep-keys.ts';
import { askForNewKey, ownerName, takeNewKey } from '../webauthn/make-key.ts';
import { offersKeys } from '../webauthn/relying-party.ts';
import { removableKeys, removeOwnKey } from '../webauthn/remove-own-key.ts';
import { keyButton } from '../webauthn/webauthn-nodes.ts';
import { recordAudit } from '../../model/audit/record-audit.ts';
import type { IdentityContext } from '../../model/identity-context.ts';

/** Adding passkeys and removing them. */
export const passkeySettings: SettingsMethod = {
  name: 'passkey',
  isEnabled: (project) => offersKeys(project, 'passkey'),
  needsBrowser: true,
  claims: (body) => Boolean(body['passkey_settings_register'] || body['passkey_remove']),
  isPrivileged: () => true,

  nodes: async (context, view) => {
    const { project, flow } = view;
    const identity = settingsOwner(view);
    const keys = await findKeys(context, identity, 'passkey');
    const wanted = { project, flow, type: 'passkey', use: 'passkey' } as const;
    const request = await askForNewKey(wanted, { userName: ownerName(project, identity), keys });
    const removable = await removableKeys(context, project, identity, 'passkey');
    return [
      ...removable.map((key) => keyButton('passkey', 'passkey_remove', messageIds.removePasskey, key)),
      ...addPasskeyNodes(project, request),
    ];
  },

  submit: async (context, submission) => {
    const { project, body } = submission;
    const identity = settingsOwner(submission);
    if (body['passkey_remove']) {
      await removeOwnKey(context, project, identity, 'passkey', body['passkey_remove']);
      return { kind: 'saved', identity };
    }
    await add(context, submission);
    return { kind: 'saved', identity, added: { method: 'passkey', aal: 'aal1' } };
  },
};

async function add(context: IdentityContext, submission: Submission): Promise<void> {
  const identity = settingsOwner(submission);
  const known = (await findKeys(context, identity, 'passkey'))?.credentials ?? [];
  const made = await takeNewKey(context, submission, {
    type: 'passkey',
    use: 'passkey',
    field: 'passkey_settings_register',
    name: ({ aaguid }) => passkeyName(aaguid, known),
  });
  await context.sql.transaction(async () => {
    await addKey(context, identity, 'passkey', made);
    await recordAudit(context, {
      project_id: identity.project_id,
      event: 'passkey_added',
      identity_id: identity.id,
      details: { method: 'passkey' },
    });
  });
}
