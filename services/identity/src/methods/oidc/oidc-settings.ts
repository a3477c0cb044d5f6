import {
  type FlowView,
  requireCurrent,
  type SettingsMethod,
  type Submission,
} from '../../engine/flow-method.ts';
import { formProblem } from '../../forms/form-problem.ts';
import { messageIds } from '../../forms/message-ids.ts';
import { reason, uiText } from '../../forms/ui-text.ts';
import { credentialOf, type OidcConfig } from './oidc-credential.ts';
import { providerButtons, providersOf } from './provider-nodes.ts';
import { redirectToProvider } from './redirect-to-provider.ts';
import { recordAudit } from '../../model/audit/record-audit.ts';
import {
  findCredential,
  listCredentials,
  removeCredential,
} from '../../model/identities/credential.store.ts';
import type { Credential } from '../../model/identities/identity.ts';
import { saveCredential } from '../../model/identities/save-credential.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import { countFirstFactors } from '../../model/sessions/first-factors.ts';

/** Linking accounts at providers, which ends in the callback, and unlinking them. */
export const oidcSettings: SettingsMethod = {
  name: 'oidc',
  isEnabled: ({ settings }) => settings.selfservice.methods.oidc.enabled,

  nodes: async (context, view) => {
    const held = await heldCredential(context, view);
    const linked = new Set(held?.config.providers.map(({ provider }) => provider));
    const providers = providersOf(view);
    // An app can take a provider away, but the way to one leads through a browser.
    const open = view.flow.type === 'browser' ? providers.filter(({ id }) => !linked.has(id)) : [];
    const buttons = providerButtons(open, 'link', messageIds.linkProvider);
    if (!(await maySpareOne(context, view))) return buttons;
    return [
      ...buttons,
      ...providerButtons(
        providers.filter(({ id }) => linked.has(id)),
        'unlink',
        messageIds.unlinkProvider,
      ),
    ];
  },

  isPrivileged: () => true,
  claims: ({ link, unlink }) => Boolean(link) || Boolean(unlink),

  submit: async (context, submission) => {
    const { link, unlink } = submission.body;
    if (link && submission.flow.type === 'api') throw formProblem(uiText(messageIds.chooseSetting));
    if (link) return redirectToProvider(context, submission, link);
    await unlinkProvider(context, submission, String(unlink));
    return { kind: 'saved', identity: requireCurrent(submission).identity };
  },
};

async function unlinkProvider(
  context: IdentityContext,
  submission: Submission,
  provider: string,
): Promise<void> {
  const { session, identity } = requireCurrent(submission);
  await context.sql.transaction(async () => {
    const held = await heldCredential(context, submission);
    const others = held?.config.providers.filter((linked) => linked.provider !== provider) ?? [];
    if (!held || others.length === held.config.providers.length) {
      throw formProblem(reason('This provider is not linked to your account.'));
    }
    if (!(await maySpareOne(context, submission))) {
      throw formProblem(
        reason('This is the only way you can sign in. Set a password first, or link another provider.'),
      );
    }
    if (others.length > 0) await saveCredential(context, identity, credentialOf(others));
    else await removeCredential(context.sql, identity.project_id, identity.id, 'oidc');
    await recordAudit(context, {
      project_id: identity.project_id,
      event: 'provider_unlinked',
      identity_id: identity.id,
      session_id: session.id,
      ip: submission.visit.ip,
      details: { provider },
    });
  });
}

async function heldCredential(
  context: IdentityContext,
  view: FlowView,
): Promise<Credential<OidcConfig> | undefined> {
  const { identity } = requireCurrent(view);
  return findCredential<OidcConfig>(context.sql, identity.project_id, identity.id, 'oidc');
}

/** True when somebody could still sign in with one way less. */
async function maySpareOne(context: IdentityContext, view: FlowView): Promise<boolean> {
  const { identity } = requireCurrent(view);
  const credentials = await listCredentials(context.sql, identity.project_id, identity.id);
  return countFirstFactors(view.project, credentials) >= 2;
}
