import { continueFlow } from '../../engine/continue-flow.ts';
import { putAside, takeUp } from '../../engine/continuity.ts';
import type { SubmitOutcome } from '../../engine/flow-kind.ts';
import { requireCurrent, type SettingsMethod, type Submission } from '../../engine/flow-method.ts';
import { requireMethod } from '../../engine/offered-methods.ts';
import { messageIds } from '../../forms/message-ids.ts';
import { isRecord } from '../../forms/read-form.ts';
import { finishSettings } from './finish-settings.ts';
import { refreshNeeded } from './settings-session.ts';
import { settingsMethods } from './start-settings.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import type { CurrentSession } from '../../model/sessions/session.ts';

/**
 * Takes a submit of settings. A GET takes up the submit that was put aside while its sender signed in again.
 * @throws session_refresh_required, 404 for a method that is switched off, FormProblem
 */
export async function submitSettings(
  context: IdentityContext,
  submission: Submission,
): Promise<SubmitOutcome> {
  const { flow, visit } = submission;
  const current = requireCurrent(submission);
  if (visit.method !== 'POST') submission.body = await takeUpSubmit(context, submission, current);
  flow.state = 'show_form';
  const method = await requireMethod(context, submission, settingsMethods, messageIds.chooseSetting);
  flow.active = method.name;
  await requirePrivilege(context, submission, method, current);
  const outcome = await method.submit(context, submission);
  if (outcome.kind === 'saved') return finishSettings(context, submission, outcome);
  return continueFlow(context, flow, outcome);
}

async function requirePrivilege(
  context: IdentityContext,
  submission: Submission,
  method: SettingsMethod,
  current: CurrentSession,
): Promise<void> {
  const { project, flow, body, visit } = submission;
  if (!method.isPrivileged(submission)) return;
  const returnTo = flow.type === 'browser' ? flow.ui.action : undefined;
  const refused = refreshNeeded(context, project, current, returnTo);
  if (!refused) return;
  if (flow.type === 'browser') {
    const { csrf_token: _spent, ...payload } = body;
    await putAside(context, project, visit, { ...submitOf(submission, current), payload });
  }
  throw refused;
}

// The submit was checked for forgery when it was put aside; what remains to be proved is that its sender is back.
async function takeUpSubmit(context: IdentityContext, submission: Submission, current: CurrentSession) {
  const { project, flow } = submission;
  if (submission.visit.method !== 'GET') return {};
  const refused = refreshNeeded(context, project, current, flow.ui.action);
  if (refused) throw refused;
  const body = await takeUp(context, project, submission, submitOf(submission, current));
  return isRecord(body) ? body : {};
}

function submitOf({ flow }: Submission, { identity }: CurrentSession) {
  return { name: `settings ${flow.id}`, identityId: identity.id };
}
