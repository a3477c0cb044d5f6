import { describedAs, type HttpServer } from '@gazetteer/kernel';
import { ErrorSchema, OryError, requireProjectRight } from '@gazetteer/ory';
import { Type } from 'typebox';
import { readDepth } from '../model/depth.ts';
import type { PermissionContext } from '../model/permission-context.ts';
import { readTuple, readTupleQuery } from '../model/read-tuple.ts';
import type { RelationTuple } from '../model/relation-tuple.ts';
import { TupleQuery, TupleSchema, type WrittenTuple } from '../model/tuple.contract.ts';
import { type Checked, checkPermission } from './check-permission.ts';
import { readToken, unknownToken } from '../model/consistency-token.ts';
import { Explanation, explain } from './explain.ts';

const tags = ['permissions: checks'];
const onRequest = requireProjectRight;
const MOST_AT_ONCE = 10;

const Options = Type.Object({
  'max-depth': Type.Optional(
    Type.String({
      ...describedAs(Type.Integer()),
      description: 'Steps to look, as far as the project allows',
    }),
  ),
  explain: Type.Boolean({
    default: false,
    description: 'Tells by which tuples and rules the answer came about',
  }),
  consistency_token: Type.Optional(
    Type.String({ description: 'The token of a change that the answer must know of' }),
  ),
});

const Answer = Type.Object(
  {
    allowed: Type.Boolean(),
    explanation: Type.Optional(Explanation),
  },
  { title: 'CheckPermissionResult' },
);
// Who may not ask at all is told so with the same status.
const answers = { 200: Answer, 403: Type.Union([Answer, ErrorSchema]) };

const BatchBody = Type.Object(
  { tuples: Type.Array(TupleSchema, { maxItems: MOST_AT_ONCE }) },
  { additionalProperties: false },
);
const BatchAnswer = Type.Object({
  results: Type.Array(Type.Object({ allowed: Type.Boolean(), error: Type.Optional(Type.String()) })),
});

type AskedOptions = { 'max-depth'?: string; explain: boolean; consistency_token?: string };
type Asked = { projectId: string; tuple: RelationTuple; options: AskedOptions };

/** Checks: whether a subject has a relation to an object. One group says it by the status, the other does not. */
export function registerCheckRoutes(server: HttpServer, context: PermissionContext): void {
  const ways = [
    {
      path: '/relation-tuples/check',
      operationIds: ['checkPermissionOrError', 'postCheckPermissionOrError'],
      summary: 'Check a permission; 403 where it is denied',
      denied: 403,
    },
    {
      path: '/relation-tuples/check/openapi',
      operationIds: ['checkPermission', 'postCheckPermission'],
      summary: 'Check a permission; 200 in either case',
      denied: 200,
    },
  ] as const;
  for (const { path, operationIds, summary, denied } of ways) {
    const [byGet, byPost] = operationIds;
    const statusOf = (allowed: boolean) => (allowed ? 200 : denied);
    const querystring = Type.Object({ ...TupleQuery.properties, ...Options.properties });
    server.get(
      path,
      { schema: { tags, operationId: byGet, summary, querystring, response: answers }, onRequest },
      async ({ projectId, query }, reply) => {
        const answer = await check(context, { projectId, tuple: readTupleQuery(query), options: query });
        return reply.status(statusOf(answer.allowed)).send(answer);
      },
    );
    server.post(
      path,
      {
        schema: {
          tags,
          operationId: byPost,
          summary,
          querystring: Options,
          body: TupleSchema,
          response: answers,
        },
        config: { onlyReads: true },
        onRequest,
      },
      async ({ projectId, query, body }, reply) => {
        const answer = await check(context, { projectId, tuple: readTuple(body), options: query });
        return reply.status(statusOf(answer.allowed)).send(answer);
      },
    );
  }
  registerBatch(server, context);
}

function registerBatch(server: HttpServer, context: PermissionContext): void {
  server.post(
    '/relation-tuples/batch/check',
    {
      schema: {
        tags,
        operationId: 'batchCheckPermission',
        summary: `Check up to ${MOST_AT_ONCE} permissions, answered in their order`,
        querystring: Type.Object({ 'max-depth': Options.properties['max-depth'] }),
        body: BatchBody,
        response: { 200: BatchAnswer },
      },
      config: { onlyReads: true },
      onRequest,
    },
    async ({ projectId, query, body }) => {
      const depth = readDepth(query['max-depth']);
      const results = body.tuples.map((tuple) => checkOne(context, projectId, tuple, depth));
      return { results: await Promise.all(results) };
    },
  );
}

async function check(context: PermissionContext, { projectId, tuple, options }: Asked) {
  const depth = readDepth(options['max-depth']);
  const checked = await checkPermission(context, projectId, tuple, { depth });
  context.activity?.count(projectId, 'permission_check');
  requireFresh(checked, options.consistency_token);
  const allowed = checked.verdict === 'allowed';
  return options.explain ? { allowed, explanation: explain(checked, tuple) } : { allowed };
}

/** A check among others, of which one that cannot be made does not spoil the rest. */
async function checkOne(
  context: PermissionContext,
  projectId: string,
  written: WrittenTuple,
  depth: number | undefined,
): Promise<{ allowed: boolean; error?: string }> {
  try {
    const { verdict, graph } = await checkPermission(context, projectId, readTuple(written), { depth });
    context.activity?.count(projectId, 'permission_check');
    if (!graph.root.isDeclared) {
      const error = `The namespace "${written.namespace}" is not declared in the permission language of this project.`;
      return { allowed: false, error };
    }
    return { allowed: verdict === 'allowed' };
  } catch (error) {
    if (!(error instanceof OryError)) throw error;
    return { allowed: false, error: error.reason ?? error.message };
  }
}

/**
 * Every check reads the newest tuples, so a token of a change that the answer does not know of is none of this store's.
 * @throws OryError 400
 */
function requireFresh({ revision }: Checked, token: string | undefined): void {
  if (token !== undefined && readToken(token) > revision) throw unknownToken();
}
