import { replaceFlow, showMessage } from '../../engine/continue-flow.ts';
import type { SubmitOutcome } from '../../engine/flow-kind.ts';
import type { Submission } from '../../engine/flow-method.ts';
import { flowOfId } from '../../engine/read-flow.ts';
import { alreadySignedIn, flowDisabled, methodDisabled } from '../../engine/refusals.ts';
import { formProblem } from '../../forms/form-problem.ts';
import { messageIds } from '../../forms/message-ids.ts';
import type { MessageId } from '../../forms/message-texts.ts';
import { uiText } from '../../forms/ui-text.ts';
import { finishRecovery } from './finish-recovery.ts';
import { sendRecovery } from './send-recovery.ts';
import { startRecovery } from './start-recovery.ts';
import { buildAddressForm, readAddress, wayOf } from '../../methods/code/address-form.ts';
import { tryCode } from '../../methods/code/check-code.ts';
import {
  findLink,
  offerLink,
  type OpenedLink,
  openedLink,
  spendLink,
} from '../../methods/code/opened-link.ts';
import { canConfirm } from '../../methods/login-methods.ts';
import type { IdentityContext } from '../../model/identity-context.ts';

/**
 * Takes a submit of a recovery: the address, the code that was sent there, the opening of a
 * link (a GET), which changes nothing, or the press on the page that it leads to.
 * @throws self_service_flow_disabled, 404 for a method that is switched off, FormProblem
 */
export async function submitRecovery(
  context: IdentityContext,
  submission: Submission,
): Promise<SubmitOutcome> {
  const { project, flow, visit, body } = submission;
  const way = wayOf(submission, 'recovery');
  flow.active = way;
  // Programs that look into mails ask for the head of a link: that opens nothing.
  if (visit.method === 'HEAD') return { kind: 'shown', flow };
  if (flow.state === 'passed_challenge') return startAgain(context, submission, messageIds.alreadyRecovered);
  const { token } = visit.query as { token?: string };
  if (token) return takeToken(context, submission, token);
  const opened = visit.method === 'POST' && openedLink(flow);
  if (opened) {
    const sent = await flowOfId(context, project, 'recovery', opened.flowId);
    return recoverByLink(context, { ...submission, flow: sent }, opened);
  }
  if (visit.method !== 'POST') return { kind: 'shown', flow };
  const { methods, flows } = project.settings.selfservice;
  if (!flows.recovery.enabled) throw flowDisabled('recovery');
  const { method } = body;
  if (method !== 'code' && method !== 'link') throw formProblem(uiText(messageIds.chooseRecoveryMethod));
  if (!methods[method].enabled) throw methodDisabled(method);
  if (method !== way) throw formProblem(uiText(messageIds.chooseRecoveryMethod));
  const address = readAddress(submission);
  if (address) return takeAddress(context, submission, address);
  if (method === 'code' && flow.state === 'sent_email') return recoverByCode(context, submission);
  throw formProblem(uiText(messageIds.propertyMissing, { property: 'email' }), 'email');
}

async function takeAddress(
  context: IdentityContext,
  submission: Submission,
  address: string,
): Promise<SubmitOutcome> {
  const { project, mode, current } = submission;
  if (!current || !(await canConfirm(context, project, current)))
    return sendRecovery(context, submission, address);
  if (mode !== 'html') throw alreadySignedIn();
  return { kind: 'done', to: project.settings.selfservice.default_browser_return_url };
}

async function recoverByCode(context: IdentityContext, submission: Submission): Promise<SubmitOutcome> {
  const { flow } = submission;
  const checked = await tryCode(context, submission, 'recovery');
  if (checked.kind === 'exhausted') return startAgain(context, submission, messageIds.recoveryFailed);
  if (checked.kind === 'expired') return startAgain(context, submission, messageIds.recoveryExpired);
  const ended = checked.kind === 'right' && (await finishRecovery(context, submission, checked));
  if (ended) return ended;
  buildAddressForm(submission);
  return showMessage(context, flow, uiText(messageIds.recoveryCodeWrong));
}

async function takeToken(
  context: IdentityContext,
  submission: Submission,
  token: string,
): Promise<SubmitOutcome> {
  const link = await findLink(context, submission.flow, 'recovery', token);
  if (!link) return startAgain(context, submission, messageIds.recoveryLinkWrong);
  if (submission.visit.method === 'POST') return recoverByLink(context, submission, link);
  return offerLink(context, submission, 'recovery', link);
}

async function recoverByLink(
  context: IdentityContext,
  submission: Submission,
  link: OpenedLink,
): Promise<SubmitOutcome> {
  if (submission.flow.state === 'passed_challenge')
    return startAgain(context, submission, messageIds.alreadyRecovered);
  const opened = await spendLink(context, submission.flow, link);
  const ended = opened && (await finishRecovery(context, submission, opened));
  return ended ?? startAgain(context, submission, messageIds.recoveryLinkWrong);
}

function startAgain(
  context: IdentityContext,
  submission: Submission,
  message: MessageId,
): Promise<SubmitOutcome> {
  return replaceFlow(context, startRecovery, submission, uiText(message), 'fetching');
}
