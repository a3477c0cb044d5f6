import { hashToken } from '@gazetteer/kernel';
import { arrangeNodes } from '../../engine/build-form.ts';
import type { SubmitOutcome } from '../../engine/flow-kind.ts';
import type { Submission } from '../../engine/flow-method.ts';
import { insertFlow } from '../../engine/flow.store.ts';
import type { Flow } from '../../engine/flow.ts';
import { newFlow } from '../../engine/new-flow.ts';
import { messageIds } from '../../forms/message-ids.ts';
import { methodSubmit } from '../../forms/ui-node.ts';
import { uiText } from '../../forms/ui-text.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import { findSecretOfLink, spendSecretOfLink } from './sent-secret.store.ts';
import { noteSent } from './sent-state.ts';

/** A link that somebody has opened, in the flow of the page that asks them to go on. */
export type OpenedLink = {
  /** The flow that the link was sent for. */
  flowId: string;
  secretId: string;
};

const KEY = 'opened_link';

/** The link that the page of this flow was opened by, if it was. */
export function openedLink({ internal }: Flow): OpenedLink | undefined {
  return internal.methods[KEY] as OpenedLink | undefined;
}

/** Looks for a link by its token, without using it up. @returns undefined when it is wrong, used or too old */
export async function findLink(
  context: IdentityContext,
  flow: Flow,
  purpose: 'recovery' | 'verification',
  token: string,
): Promise<OpenedLink | undefined> {
  const wanted = {
    project_id: flow.project_id,
    flow_id: flow.id,
    purpose: `${purpose}_link`,
    digest: hashToken(token),
  };
  const row = await findSecretOfLink(context.sql, wanted, context.clock().toISOString());
  return row && { flowId: flow.id, secretId: row.id };
}

/**
 * Answers the opening of a link by a page with one button: programs that look into messages open every link in them, and
 * only a person presses. The page is a flow of its own, bound to the browser that has opened the link.
 */
export async function offerLink(
  context: IdentityContext,
  { project, flow: sent, visit }: Submission,
  purpose: 'recovery' | 'verification',
  link: OpenedLink,
): Promise<SubmitOutcome> {
  const flow = newFlow(context, purpose, { project, type: 'browser', query: {}, visit });
  flow.expires_at = sent.expires_at;
  flow.request_url = sent.request_url;
  if (sent.return_to !== undefined) flow.return_to = sent.return_to;
  flow.state = 'sent_email';
  flow.active = 'link';
  noteSent(flow, { by: 'link' });
  flow.internal.methods[KEY] = link;
  flow.ui.nodes = arrangeNodes(purpose, [methodSubmit('link', 'link', uiText(messageIds.continue))]);
  await insertFlow(context, flow);
  return { kind: 'replaced', flow, by: 'fetching' };
}

/**
 * Uses a link up.
 * @returns whose account it is for and where it was sent to; undefined when somebody was faster, or it is too old
 */
export async function spendLink(
  context: IdentityContext,
  flow: Flow,
  { secretId }: OpenedLink,
): Promise<{ identityId: string; address: string | undefined } | undefined> {
  const wanted = { project_id: flow.project_id, id: secretId };
  const row = await spendSecretOfLink(context.sql, wanted, context.clock().toISOString());
  return row?.identity_id ? { identityId: row.identity_id, address: row.address ?? undefined } : undefined;
}
