import {
  type FlowView,
  type SettingsMethod,
  settingsOwner,
  type Submission,
} from '../../engine/flow-method.ts';
import { formProblem } from '../../forms/form-problem.ts';
import { messageIds } from '../../forms/message-ids.ts';
import { isPressed } from '../../forms/read-form.ts';
import { imageNode, inputNode, methodSubmit, textNode, type UiNode } from '../../forms/ui-node.ts';
import { uiText } from '../../forms/ui-text.ts';
import { newTotpSecret, type TotpConfig, totpPurpose, totpStep, totpUri } from './check-totp.ts';
import { recordAudit } from '../../model/audit/record-audit.ts';
import { findCredential, removeCredential } from '../../model/identities/credential.store.ts';
import type { Identity } from '../../model/identities/identity.ts';
import { saveCredential } from '../../model/identities/save-credential.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import type { Project } from '../../model/projects/project.ts';
import { findSchema } from '../../model/schemas/find-schema.ts';
import { readTraitRoles } from '../../model/schemas/trait-roles.ts';

/** Setting up an authenticator app, and removing it. */
export const totpSettings: SettingsMethod = {
  name: 'totp',
  isEnabled: ({ settings }) => settings.selfservice.methods.totp.enabled,
  claims: (body) => isPressed(body['totp_unlink']),
  isPrivileged: () => true,

  nodes: async (context, view) => {
    const identity = settingsOwner(view);
    if (await findCredential(context.sql, identity.project_id, identity.id, 'totp')) {
      return [
        inputNode('totp', 'totp_unlink', 'submit', uiText(messageIds.removeAuthenticatorApp), {
          value: 'true',
        }),
      ];
    }
    return setUpNodes(view.project, identity, secretOf(context, view));
  },

  submit: async (context, submission) => {
    const identity = settingsOwner(submission);
    if (isPressed(submission.body['totp_unlink'])) {
      await unlink(context, identity);
      return { kind: 'saved', identity };
    }
    await setUp(context, submission, identity);
    return { kind: 'saved', identity, added: { method: 'totp', aal: 'aal2' } };
  },
};

async function setUp(context: IdentityContext, submission: Submission, identity: Identity): Promise<void> {
  const { body, flow } = submission;
  const code = body['totp_code'];
  if (typeof code !== 'string' || !code.trim()) {
    throw formProblem(uiText(messageIds.propertyMissing, { property: 'totp_code' }), 'totp_code');
  }
  const secret = secretOf(context, submission);
  const step = totpStep(secret, code, context.clock());
  if (step === undefined) throw formProblem(uiText(messageIds.authenticationCodeWrong), 'totp_code');
  const config: TotpConfig = {
    secret: context.secrets.encrypt(secret, totpPurpose(identity.id)),
    last_used_step: step,
  };
  delete flow.internal.methods['totp'];
  await context.sql.transaction(async () => {
    await saveCredential(context, identity, { type: 'totp', identifiers: [], config });
    await record(context, identity, 'second_factor_added');
  });
}

async function unlink(context: IdentityContext, identity: Identity): Promise<void> {
  await context.sql.transaction(async () => {
    await removeCredential(context.sql, identity.project_id, identity.id, 'totp');
    await record(context, identity, 'second_factor_removed');
  });
}

async function record(
  context: IdentityContext,
  { id, project_id }: Identity,
  event: 'second_factor_added' | 'second_factor_removed',
): Promise<void> {
  await recordAudit(context, { project_id, event, identity_id: id, details: { method: 'totp' } });
}

/** The secret this flow sets up: the same until the flow ends, and sealed until then. */
function secretOf({ secrets }: IdentityContext, { flow }: FlowView): string {
  const purpose = `totp flow ${flow.id}`;
  const known = flow.internal.methods['totp'];
  if (typeof known === 'string') return secrets.decrypt(known, purpose);
  const secret = newTotpSecret();
  flow.internal.methods['totp'] = secrets.encrypt(secret, purpose);
  return secret;
}

async function setUpNodes(project: Project, identity: Identity, secret: string): Promise<UiNode[]> {
  const uri = totpUri(secret, { issuer: issuerOf(project), account: accountName(project, identity) });
  const { default: QRCode } = await import('qrcode');
  const picture = await QRCode.toDataURL(uri, { width: 256, margin: 2 });
  return [
    imageNode('totp', 'totp_qr', picture, uiText(messageIds.authenticatorQrCode)),
    textNode(
      'totp',
      'totp_secret_key',
      uiText(messageIds.authenticatorSecret, { secret }),
      uiText(messageIds.authenticatorSecretLabel),
    ),
    inputNode('totp', 'totp_code', 'text', uiText(messageIds.verifyCode), {
      value: '',
      required: true,
      autocomplete: 'one-time-code',
    }),
    methodSubmit('totp', 'totp', uiText(messageIds.save)),
  ];
}

function issuerOf({ settings, origin }: Project): string {
  return settings.selfservice.methods.totp.config.issuer ?? new URL(origin).host;
}

function accountName(project: Project, identity: Identity): string {
  const schema = findSchema(project, identity.schema_id);
  return (schema && readTraitRoles(schema, identity.traits).totpAccountName) ?? identity.id;
}
