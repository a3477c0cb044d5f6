import { type HttpServer, validateAllButBody } from '@gazetteer/kernel';
import { calledBy } from '@gazetteer/ory';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityContext } from '../model/identity-context.ts';
import type { Project } from '../model/projects/project.ts';
import { isAjaxSubmit, wantsHtml } from '../http/negotiate.ts';
import { FlowIdQuery, flowSchemas, FlowStartQuery, flowTag, SubmitQuery } from './flow.contract.ts';
import { submitAnswers, submitBodies } from './submit.contract.ts';
import type { FlowKindRules } from './flow-kind.ts';
import { flowPage } from './new-flow.ts';
import { insertStartedFlow } from './flow.store.ts';
import { readFlow } from './read-flow.ts';
import { renderFlow } from './render-flow.ts';
import { errorPage } from './error-page.ts';
import { sendAnswer, visitOf } from '../http/answer-visit.ts';
import { refuseUnreadable, submitFlow } from './submit-flow.ts';
import type { FlowKind, FlowType } from './flow.ts';

/** No form of a flow comes near this, and what was typed is kept with the flow: it must not fill the store. */
const LARGEST_SUBMIT = 128 * 1024;

/** The kinds as names of operations have them. */
const capitalized: Record<FlowKind, string> = {
  login: 'Login',
  registration: 'Registration',
  settings: 'Settings',
  recovery: 'Recovery',
  verification: 'Verification',
};

type Query = Record<string, string | undefined>;

/** Registers the calls that every kind of flow has: start for browsers and apps, fetch, submit. */
export function registerFlowKind(server: HttpServer, context: IdentityContext, rules: FlowKindRules): void {
  const { kind } = rules;
  const name = `${capitalized[kind]}Flow`;
  const shared = { tags: [flowTag], security: calledBy.visitors };
  const schema = { ...shared, response: { 200: flowSchemas[kind] } };

  server.get(
    `/self-service/${kind}/browser`,
    {
      schema: {
        ...schema,
        operationId: `createBrowser${name}`,
        summary: `Start a ${kind} flow in a browser`,
        querystring: FlowStartQuery,
      },
      errorHandler: showOnPages(context, wantsHtml),
    },
    async (request, reply) => start('browser', request, reply),
  );

  server.get(
    `/self-service/${kind}/api`,
    {
      schema: {
        ...schema,
        operationId: `createNative${name}`,
        summary: `Start a ${kind} flow in an app`,
        querystring: FlowStartQuery,
      },
    },
    async (request, reply) => start('api', request, reply),
  );

  server.get(
    `/self-service/${kind}/flows`,
    {
      schema: {
        ...schema,
        operationId: `get${name}`,
        summary: `Read a ${kind} flow`,
        querystring: FlowIdQuery,
      },
    },
    async (request) => {
      const { project } = request;
      const visit = visitOf(request);
      const flow = await readFlow(context, project, kind, visit, request.query.id);
      const view = await rules.authorize(context, { project, flow, visit });
      return { ...renderFlow(project, flow, visit), ...(await rules.render?.(context, view)) };
    },
  );

  // The rest is answered where it is known which way the flow goes.
  const refusePage = showOnPages(context, (request, error) => isUnread(error) && !isAjaxSubmit(request));
  const submitRoute = {
    schema: { ...shared, querystring: SubmitQuery, response: submitAnswers(kind) },
    // Forms are checked by the flow that they belong to, and answers are what its rules made of them.
    validatorCompiler: validateAllButBody,
    serializerCompiler: () => JSON.stringify,
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const { project, body } = request;
      const answer = await submitFlow(context, rules, project, { visit: visitOf(request), body });
      return sendAnswer(reply, answer);
    },
    errorHandler: async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      if (!isNoJson(error)) return refusePage(error, request, reply);
      return sendAnswer(reply, await refuseUnreadable(context, rules, request.project, visitOf(request)));
    },
  };
  server.post(`/self-service/${kind}`, {
    ...submitRoute,
    bodyLimit: LARGEST_SUBMIT,
    schema: {
      ...submitRoute.schema,
      operationId: `update${name}`,
      summary: `Submit a ${kind} flow`,
      body: submitBodies[kind],
    },
  });
  server.get(`/self-service/${kind}`, {
    ...submitRoute,
    schema: {
      ...submitRoute.schema,
      operationId: `update${name}ByLink`,
      summary: `Submit a ${kind} flow by a link`,
    },
  });

  async function start(type: FlowType, request: FastifyRequest, reply: FastifyReply) {
    const { project } = request;
    const query = givenOnly(request.query as Query);
    const visit = visitOf(request);
    const begun = await rules.start(context, { project, type, query, visit });
    if ('redirect' in begun) return reply.redirect(begun.redirect, 303);
    await insertStartedFlow(context, begun);
    if (type === 'browser' && wantsHtml(request)) return reply.redirect(flowPage(project, begun), 303);
    const view = await rules.authorize(context, { project, flow: begun, visit });
    return { ...renderFlow(project, begun, visit), ...(await rules.render?.(context, view)) };
  }
}

/** Leads pages to the error page; what is for programs is answered further up. */
function showOnPages(
  context: IdentityContext,
  isForPage: (request: FastifyRequest, error: FastifyError) => boolean,
) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): unknown => {
    // What is refused before it is known whose page it would be, such as too many requests, has none.
    const project = request.project as Project | undefined;
    if (!project || !isForPage(request, error)) throw error;
    return errorPage(context, project, error, visitOf(request)).then((to) => reply.redirect(to, 303));
  };
}

/** True for a request that no handler gets to see: it is too large, not of a kind we read, or malformed. */
function isUnread({ code = '', validation }: Partial<FastifyError>): boolean {
  return validation !== undefined || code.startsWith('FST_ERR_CTP_');
}

/** True for a body that says it is JSON, and is not. */
function isNoJson({ code = '' }: Partial<FastifyError>): boolean {
  return code.startsWith('FST_ERR_CTP_') && code.endsWith('_JSON_BODY');
}

/** Clients send parameters they have no value for: an empty one is as good as none. */
function givenOnly(query: Query): Query {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}
