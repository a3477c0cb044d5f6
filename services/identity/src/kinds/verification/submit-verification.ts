import { replaceFlow, showMessage } from '../../engine/continue-flow.ts';
import type { SubmitOutcome } from '../../engine/flow-kind.ts';
import type { Submission } from '../../engine/flow-method.ts';
import { saveFlow } from '../../engine/flow.store.ts';
import { flowOfId } from '../../engine/read-flow.ts';
import { flowDisabled, methodDisabled } from '../../engine/refusals.ts';
import { returnAddress } from '../../engine/return-to.ts';
import { formProblem } from '../../forms/form-problem.ts';
import { messageIds } from '../../forms/message-ids.ts';
import type { MessageId } from '../../forms/message-texts.ts';
import { anchorNode } from '../../forms/ui-node.ts';
import { uiText } from '../../forms/ui-text.ts';
import { sendVerification } from './send-verification.ts';
import { startVerification } from './start-verification.ts';
import { buildAddressForm, readAddress, wayOf } from '../../methods/code/address-form.ts';
import { tryCode } from '../../methods/code/check-code.ts';
import {
  findLink,
  offerLink,
  type OpenedLink,
  openedLink,
  spendLink,
} from '../../methods/code/opened-link.ts';
import { noteProvedAddress } from '../../methods/code/note-proved-address.ts';
import { findIdentity } from '../../model/identities/identity.store.ts';
import type { IdentityContext } from '../../model/identity-context.ts';

/**
 * Takes a submit of a verification: the address, the code that was sent there, the opening of a
 * link (a GET), which changes nothing, or the press on the page that it leads to.
 * @throws self_service_flow_disabled, 404 for a method that is switched off, FormProblem
 */
export async function submitVerification(
  context: IdentityContext,
  submission: Submission,
): Promise<SubmitOutcome> {
  const { project, flow, visit, body } = submission;
  const way = wayOf(submission, 'verification');
  flow.active = way;
  // Programs that look into mails ask for the head of a link: that opens nothing.
  if (visit.method === 'HEAD') return { kind: 'shown', flow };
  if (flow.state === 'passed_challenge')
    return startAgain(context, submission, messageIds.alreadyVerified, 'replacement');
  const { token } = visit.query as { token?: string };
  if (token) return takeToken(context, submission, token);
  const opened = visit.method === 'POST' && openedLink(flow);
  if (opened) {
    const sent = await flowOfId(context, project, 'verification', opened.flowId);
    return verifyByLink(context, { ...submission, flow: sent }, opened);
  }
  if (visit.method !== 'POST') return showAgain(context, submission, way);
  const { methods, flows } = project.settings.selfservice;
  if (!flows.verification.enabled) throw flowDisabled('verification');
  const { method } = body;
  if (method !== 'code' && method !== 'link') throw formProblem(uiText(messageIds.chooseVerificationMethod));
  if (!methods[method].enabled) throw methodDisabled(method);
  if (method !== way) throw formProblem(uiText(messageIds.chooseVerificationMethod));
  const address = readAddress(submission);
  if (address) return sendVerification(context, submission, address);
  if (method === 'code' && flow.state === 'sent_email') return verifyByCode(context, submission);
  throw formProblem(uiText(messageIds.propertyMissing, { property: 'email' }), 'email');
}

async function verifyByCode(context: IdentityContext, submission: Submission): Promise<SubmitOutcome> {
  const { flow } = submission;
  const checked = await tryCode(context, submission, 'verification');
  if (checked.kind === 'exhausted') return startAgain(context, submission, messageIds.verificationFailed);
  if (checked.kind === 'expired') return startAgain(context, submission, messageIds.verificationExpired);
  // The code is good in the browser it was asked for and in the one the mail was opened in: it counts once, and the
  // other one is told the same.
  const isRight = checked.kind === 'right' || checked.kind === 'spent';
  if (isRight && (await isVerified(context, submission, checked))) return pass(context, submission);
  buildAddressForm(submission);
  return showMessage(context, flow, uiText(messageIds.verificationCodeWrong));
}

async function takeToken(
  context: IdentityContext,
  submission: Submission,
  token: string,
): Promise<SubmitOutcome> {
  const link = await findLink(context, submission.flow, 'verification', token);
  if (!link) return startAgain(context, submission, messageIds.verificationLinkWrong);
  if (submission.visit.method === 'POST') return verifyByLink(context, submission, link);
  return offerLink(context, submission, 'verification', link);
}

async function verifyByLink(
  context: IdentityContext,
  submission: Submission,
  link: OpenedLink,
): Promise<SubmitOutcome> {
  if (submission.flow.state === 'passed_challenge')
    return startAgain(context, submission, messageIds.alreadyVerified, 'replacement');
  const opened = await spendLink(context, submission.flow, link);
  if (opened && (await isVerified(context, submission, opened))) return pass(context, submission);
  return startAgain(context, submission, messageIds.verificationLinkWrong);
}

/** Notes the address as verified, unless the account is gone or has another address by now. */
async function isVerified(
  context: IdentityContext,
  { project, visit }: Submission,
  { identityId, address }: { identityId: string | undefined; address: string | undefined },
): Promise<boolean> {
  const identity = await findIdentity(context.sql, project.id, identityId ?? '');
  if (!identity || address === undefined) return false;
  const { verifiable_addresses } = await noteProvedAddress(context, identity, address, visit.ip);
  return verifiable_addresses.some(({ value, verified }) => value === address && verified);
}

async function pass(context: IdentityContext, { project, flow }: Submission): Promise<SubmitOutcome> {
  const { after } = project.settings.selfservice.flows.verification;
  const address = returnAddress(project, flow.return_to, after.default_browser_return_url);
  const label = uiText(messageIds.continue);
  const group = flow.active === 'link' ? 'link' : 'code';
  flow.state = 'passed_challenge';
  flow.ui.method = 'GET';
  flow.ui.action = address;
  flow.ui.nodes = [anchorNode(group, 'continue', address, label, label)];
  flow.ui.messages = [uiText(messageIds.addressVerified)];
  await saveFlow(context, flow);
  return { kind: 'shown', flow };
}

// Who comes by a link without its token should know that the link was cut off.
async function showAgain(
  context: IdentityContext,
  { flow }: Submission,
  way: 'code' | 'link',
): Promise<SubmitOutcome> {
  if (way === 'link') {
    flow.ui.messages = [uiText(messageIds.verificationTokenMissing)];
    await saveFlow(context, flow);
  }
  return { kind: 'shown', flow };
}

function startAgain(
  context: IdentityContext,
  submission: Submission,
  message: MessageId,
  by: 'replacement' | 'fetching' = 'fetching',
): Promise<SubmitOutcome> {
  return replaceFlow(context, startVerification, submission, uiText(message), by);
}
