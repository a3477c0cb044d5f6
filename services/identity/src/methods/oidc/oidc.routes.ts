import { hashToken, type HttpServer, needed, sameText } from '@gazetteer/kernel';
import { calledBy, OryError } from '@gazetteer/ory';
import { Type } from 'typebox';
import { completeReturn, type ReturnKinds } from '../../engine/complete-return.ts';
import { refuseForm } from '../../engine/continue-flow.ts';
import { csrfViolation, readCsrfToken } from '../../engine/csrf.ts';
import type { SubmitOutcome } from '../../engine/flow-kind.ts';
import type { Submission } from '../../engine/flow-method.ts';
import { flowTag } from '../../engine/flow.contract.ts';
import { saveFlow } from '../../engine/flow.store.ts';
import type { Flow } from '../../engine/flow.ts';
import { flowPage, isExpired } from '../../engine/new-flow.ts';
import { flowOfId } from '../../engine/read-flow.ts';
import { errorPage } from '../../engine/error-page.ts';
import { visitOf } from '../../http/answer-visit.ts';
import type { Visit } from '../../http/visit.ts';
import type { Project } from '../../model/projects/project.ts';
import { FormProblem } from '../../forms/form-problem.ts';
import { requestUrl } from '../../http/absolute-url.ts';
import { fetchProviderAccount } from './fetch-provider-account.ts';
import { findProvider } from './provider-client.ts';
import { outcomeOfAccount } from './account-outcome.ts';
import { type PendingAuthorization, readState } from './redirect-to-provider.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import { currentSession } from '../../sessions/current-session.ts';

const CallbackQuery = Type.Object({
  state: Type.String({ ...needed, default: '' }),
  code: Type.Optional(Type.String()),
  error: Type.Optional(Type.String()),
});

/**
 * Where providers send browsers back to.
 * @param kinds the flows that people leave for a provider, which are finished here
 */
export function registerOidcRoutes(server: HttpServer, context: IdentityContext, kinds: ReturnKinds): void {
  server.get(
    '/self-service/methods/oidc/callback/:provider',
    {
      schema: {
        tags: [flowTag],
        operationId: 'completeOidcFlow',
        security: calledBy.visitors,
        summary: 'Come back from a sign-in provider',
        params: Type.Object({ provider: Type.String() }),
        querystring: CallbackQuery,
        response: { 303: Type.Null({ description: 'Where the browser goes on' }) },
      },
    },
    async (request, reply) => {
      const { project } = request;
      const visit = visitOf(request);
      try {
        const { flow, pending } = await takeUpFlow(
          context,
          project,
          visit,
          request.params.provider,
          request.query.state,
        );
        const current = await currentSession(context, project, request);
        const body = pending.remember === undefined ? {} : { remember: pending.remember };
        const submission: Submission = {
          project,
          flow,
          mode: 'html',
          body,
          visit,
          ...(current ? { current } : {}),
        };
        const end = await finish(submission, pending);
        return reply.redirect('to' in end ? end.to : flowPage(project, end.flow), 303);
      } catch (error) {
        return reply.redirect(await errorPage(context, project, error, visit), 303);
      }
    },
  );

  async function finish(submission: Submission, pending: PendingAuthorization): Promise<SubmitOutcome> {
    const { project, flow, visit } = submission;
    try {
      const provider = findProvider(project, pending.provider);
      if (!provider) throw new OryError(404, 'This provider is switched off.');
      const callback = new URL(requestUrl(project, visit));
      const account = await fetchProviderAccount(context, { project, provider }, pending, callback);
      const isForeign = flow.kind === 'settings' && flow.identity_id !== submission.current?.identity.id;
      if (isForeign) throw foreignSettings();
      const outcome = await outcomeOfAccount(context, submission, account, pending);
      return await completeReturn(context, kinds, submission, outcome);
    } catch (error) {
      if (!(error instanceof FormProblem)) throw error;
      return refuseForm(context, flow, error.problems);
    }
  }
}

/**
 * Finds the flow that somebody left for a provider. It must be this browser's, still hold, and know the state, which
 * works once (RFC 6749 §10.12).
 * @throws security_csrf_violation, 400, 404, 410
 */
async function takeUpFlow(
  context: IdentityContext,
  project: Project,
  visit: Visit,
  provider: string,
  given: string,
): Promise<{ flow: Flow; pending: PendingAuthorization }> {
  const state = readState(given);
  if (!state) throw new OryError(400, 'The state of this request is missing or malformed.');
  const flow = await flowOfId(context, project, state.kind, state.id);
  const token = readCsrfToken(project, visit);
  // Settings are bound to whose they are instead, which is checked when they are taken up.
  if (!flow.internal.withoutCookie && (!token || !sameText(hashToken(token), flow.internal.csrf ?? ''))) {
    throw csrfViolation('The sign-in was started in another browser.');
  }
  const pending = flow.internal.methods['oidc'] as PendingAuthorization | undefined;
  if (!pending || pending.provider !== provider || !sameText(hashToken(state.secret), pending.state)) {
    throw csrfViolation('The state belongs to no sign-in under way, or was used already.');
  }
  if (isExpired(context, flow)) {
    throw new OryError(410, 'The time for this is over. Please start again.', {
      id: 'self_service_flow_expired',
    });
  }
  delete flow.internal.methods['oidc'];
  await saveFlow(context, flow);
  return { flow, pending };
}

function foreignSettings(): OryError {
  return new OryError(403, 'These settings belong to somebody else.', {
    id: 'security_identity_mismatch',
    reason: 'You are signed in as somebody else than when you left for the provider.',
  });
}
