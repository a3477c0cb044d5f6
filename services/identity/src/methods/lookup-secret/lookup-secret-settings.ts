import { arrangeNodes } from '../../engine/build-form.ts';
import {
  type FlowView,
  type Saved,
  type SettingsMethod,
  settingsOwner,
  type Unfinished,
} from '../../engine/flow-method.ts';
import type { Flow } from '../../engine/flow.ts';
import { type FormProblem, formProblem } from '../../forms/form-problem.ts';
import { messageIds } from '../../forms/message-ids.ts';
import { type FormBody, isPressed } from '../../forms/read-form.ts';
import type { UiNode } from '../../forms/ui-node.ts';
import { reason, uiText } from '../../forms/ui-text.ts';
import { type LookupSecretConfig, newBackupCodes, openCodes, sealCodes } from './backup-codes.ts';
import { actionNodes, codesNode, type LookupSecretAction } from './lookup-secret-nodes.ts';
import { recordAudit } from '../../model/audit/record-audit.ts';
import { findCredential, removeCredential } from '../../model/identities/credential.store.ts';
import type { Credential, Identity } from '../../model/identities/identity.ts';
import { saveCredential } from '../../model/identities/save-credential.ts';
import type { IdentityContext } from '../../model/identity-context.ts';

/** Making backup codes, looking at them, and turning them off. New ones count when they are confirmed. */
export const lookupSecretSettings: SettingsMethod = {
  name: 'lookup_secret',
  isEnabled: ({ settings }) => settings.selfservice.methods.lookup_secret.enabled,
  claims: (body) => actionOf(body) !== undefined,
  isPrivileged: () => true,

  nodes: async (context, view) => {
    const pending = pendingCodes(context, view);
    if (pending) return [codesNode(pending.map((code) => ({ code }))), ...actionNodes('confirm')];
    const kept = await findCodes(context, settingsOwner(view));
    return kept ? actionNodes('reveal', 'disable') : actionNodes('regenerate');
  },

  submit: async (context, submission) => {
    const action = actionOf(submission.body);
    if (!action) throw formProblem(uiText(messageIds.chooseSetting));
    return actions[action](context, submission, settingsOwner(submission));
  },
};

type Act = (context: IdentityContext, view: FlowView, identity: Identity) => Promise<Saved | Unfinished>;

const actions: Record<LookupSecretAction, Act> = {
  regenerate: async (context, view) => {
    const { flow } = view;
    const codes = JSON.stringify(newBackupCodes());
    flow.internal.methods['lookup_secret'] = context.secrets.encrypt(codes, purposeOf(flow));
    showInstead(flow, await lookupSecretSettings.nodes(context, view));
    return { kind: 'shown' };
  },

  confirm: async (context, view, identity) => {
    const codes = pendingCodes(context, view);
    if (!codes) throw nothingToConfirm();
    delete view.flow.internal.methods['lookup_secret'];
    const recovery_codes = sealCodes(context.secrets, identity.id, codes);
    await context.sql.transaction(async () => {
      const config: LookupSecretConfig = { recovery_codes };
      await saveCredential(context, identity, { type: 'lookup_secret', identifiers: [], config });
      await record(context, identity, 'second_factor_added');
    });
    return { kind: 'saved', identity, added: { method: 'lookup_secret', aal: 'aal2' } };
  },

  reveal: async (context, { flow }, identity) => {
    const { config } = await requireCodes(context, identity);
    const codes = openCodes(context.secrets, identity.id, config.recovery_codes);
    showInstead(flow, [codesNode(codes), ...actionNodes('disable', 'regenerate')]);
    return { kind: 'shown' };
  },

  disable: async (context, { flow }, identity) => {
    await requireCodes(context, identity);
    delete flow.internal.methods['lookup_secret'];
    await context.sql.transaction(async () => {
      await removeCredential(context.sql, identity.project_id, identity.id, 'lookup_secret');
      await record(context, identity, 'second_factor_removed');
    });
    return { kind: 'saved', identity };
  },
};

function nothingToConfirm(): FormProblem {
  const text = reason('There are no new backup codes to confirm. Please make some first.');
  return formProblem({ ...text, context: { cause: 'codes_missing' } });
}

function actionOf(body: FormBody): LookupSecretAction | undefined {
  const known: LookupSecretAction[] = ['reveal', 'regenerate', 'confirm', 'disable'];
  return known.find((action) => isPressed(body[`lookup_secret_${action}`]));
}

async function findCodes({ sql }: IdentityContext, { project_id, id }: Identity) {
  return findCredential<LookupSecretConfig>(sql, project_id, id, 'lookup_secret');
}

async function requireCodes(
  context: IdentityContext,
  identity: Identity,
): Promise<Credential<LookupSecretConfig>> {
  const kept = await findCodes(context, identity);
  if (kept) return kept;
  throw formProblem(uiText(messageIds.backupCodesMissing));
}

/** The codes that this flow has made and that are not confirmed yet. */
function pendingCodes({ secrets }: IdentityContext, { flow }: FlowView): string[] | undefined {
  const sealed = flow.internal.methods['lookup_secret'];
  return typeof sealed === 'string'
    ? (JSON.parse(secrets.decrypt(sealed, purposeOf(flow))) as string[])
    : undefined;
}

function purposeOf({ id }: Flow): string {
  return `lookup_secret flow ${id}`;
}

/** Shows other nodes for backup codes; the rest of the form stays. */
function showInstead(flow: Flow, nodes: readonly UiNode[]): void {
  const rest = flow.ui.nodes.filter(
    ({ group, attributes }) =>
      group !== 'lookup_secret' && !('name' in attributes && attributes.name === 'csrf_token'),
  );
  flow.ui.nodes = arrangeNodes(flow.kind, [...rest, ...nodes]);
  delete flow.ui.messages;
}

async function record(
  context: IdentityContext,
  { id, project_id }: Identity,
  event: 'second_factor_added' | 'second_factor_removed',
): Promise<void> {
  await recordAudit(context, { project_id, event, identity_id: id, details: { method: 'lookup_secret' } });
}
