import { milliseconds } from '@gazetteer/ory';
import { insertFlow } from '../../engine/flow.store.ts';
import type { Flow } from '../../engine/flow.ts';
import { flowPage, newOpenFlow } from '../../engine/new-flow.ts';
import { messageIds } from '../../forms/message-ids.ts';
import { uiText } from '../../forms/ui-text.ts';
import { withQuery } from '../../http/absolute-url.ts';
import { buildAddressForm } from './address-form.ts';
import { issueCode, type Issued, issueLink, type Purpose } from './issue-code.ts';
import { removeSecrets } from './sent-secret.store.ts';
import { noteSent, sentState } from './sent-state.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import type { Project } from '../../model/projects/project.ts';

/** A code or a link that is ready to be sent to an address. */
export type Prepared = {
  purpose: Purpose;
  by: 'code' | 'link';
  address: string;
  language: 'en' | 'fr';
  /** What the message shows. */
  values: Record<string, string | number>;
  /** The flows in which it is good. */
  flowIds: string[];
};

type Wanted = { purpose: Purpose; by: 'code' | 'link'; address: string };

/**
 * Makes what a flow sends to an address, in place of what it has sent before, without asking whether anybody has an
 * account with it: the same is done for every address.
 */
export async function prepareMessage(
  context: IdentityContext,
  project: Project,
  flow: Flow,
  { purpose, by, address }: Wanted,
): Promise<Prepared> {
  const lifespan = milliseconds(project.settings.selfservice.methods[by].config.lifespan);
  const expiresAt = new Date(context.clock().getTime() + lifespan).toISOString();
  const issued: Issued = { projectId: project.id, purpose, address, expiresAt };
  const opened = openedByMessage(context, project, flow, issued, by);
  return context.sql.transaction(async () => {
    const before = sentState(flow)?.openFlowId;
    await removeSecrets(context.sql, project.id, before ? [flow.id, before] : [flow.id]);
    if (opened) await insertFlow(context, opened);
    noteSent(flow, { by, address, ...(opened ? { openFlowId: opened.id } : {}) });
    const flowIds = opened ? [flow.id, opened.id] : [flow.id];
    const values: Prepared['values'] = { expires_in_minutes: Math.ceil(lifespan / 60_000) };
    if (by === 'code') {
      values['code'] = await issueCode(context, issued, flowIds);
      if (opened) values['link'] = withQuery(flowPage(project, opened), { code: values['code'] });
    } else if (opened) {
      values['link'] = await issueLink(context, issued, opened);
    }
    return { purpose, by, address, language: flow.internal.language, values, flowIds };
  });
}

/**
 * A link may be opened in another browser than the flow was begun in, so it leads to a flow of its own. That of a
 * verification code only shows the form, filled in: programs that look into mails open links, and must use nothing up.
 */
function openedByMessage(
  context: IdentityContext,
  project: Project,
  flow: Flow,
  { purpose, address, expiresAt }: Issued,
  by: 'code' | 'link',
): Flow | undefined {
  if (purpose !== 'verification' && !(purpose === 'recovery' && by === 'link')) return undefined;
  const { language } = flow.internal;
  const opened = newOpenFlow(context, project, {
    kind: purpose,
    language,
    expiresAt,
    returnTo: flow.return_to,
  });
  noteSent(opened, { by, ...(address ? { address } : {}) });
  buildAddressForm({ project, flow: opened });
  opened.ui.messages = [sentMessage(purpose, by)];
  return opened;
}

/** What a flow says when something is on its way to the address. */
export function sentMessage(purpose: 'recovery' | 'verification', by: 'code' | 'link') {
  if (purpose === 'recovery')
    return uiText(by === 'code' ? messageIds.recoveryCodeSent : messageIds.recoveryLinkSent);
  return uiText(by === 'code' ? messageIds.verificationCodeSent : messageIds.verificationLinkSent);
}
