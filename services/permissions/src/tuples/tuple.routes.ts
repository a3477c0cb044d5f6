import type { HttpServer } from '@gazetteer/kernel';
import { badRequest, pageTokens, requireProjectRight } from '@gazetteer/ory';
import { Type } from 'typebox';
import { CONSISTENCY_TOKEN, tokenOf } from '../model/consistency-token.ts';
import type { PermissionContext } from '../model/permission-context.ts';
import { readFilter, readTuple, writeTuple } from '../model/read-tuple.ts';
import { TupleQuery, TupleSchema, type WrittenTuple } from '../model/tuple.contract.ts';
import { changeTuples, removeTuples, requireNamespace, type TupleChange } from './change-tuples.ts';
import { cursorOf, listTuples } from './tuple.store.ts';

const tags = ['permissions: relationships'];
const onRequest = requireProjectRight;
const tokens = pageTokens('relation-tuples');
const PAGE = 100;
const LARGEST_PAGE = 500;
const MOST_CHANGES = 10_000;

const ListQuery = Type.Object(
  {
    ...TupleQuery.properties,
    page_size: Type.Integer({ minimum: 0, default: PAGE, description: `At most ${LARGEST_PAGE}` }),
    page_token: Type.Optional(Type.String({ description: 'The next_page_token of the page before' })),
  },
  // A filter that is misspelt must not list what it was to leave out.
  { additionalProperties: false },
);

const Page = Type.Object(
  {
    relation_tuples: Type.Array(TupleSchema),
    next_page_token: Type.String({ description: 'Empty on the last page' }),
  },
  { title: 'Relationships' },
);

const Patch = Type.Object(
  {
    action: Type.Union([Type.Literal('insert'), Type.Literal('delete')]),
    relation_tuple: TupleSchema,
  },
  { title: 'RelationshipPatch', additionalProperties: false },
);

/** Relationship tuples: listed, added, changed together, removed. */
export function registerTupleRoutes(server: HttpServer, context: PermissionContext): void {
  registerReading(server, context);
  registerWriting(server, context);
}

function registerReading(server: HttpServer, context: PermissionContext): void {
  server.get(
    '/relation-tuples',
    {
      schema: {
        tags,
        operationId: 'getRelationships',
        summary: 'List relationship tuples that have the given parts',
        querystring: ListQuery,
        response: { 200: Page },
      },
      onRequest,
    },
    async ({ projectId, query }) => {
      const filter = readFilter(query);
      if (filter.namespace !== undefined) await requireNamespace(context, projectId, filter.namespace);
      const limit = Math.min(query.page_size || PAGE, LARGEST_PAGE);
      const after = tokens.read(query.page_token);
      const found = await listTuples(context.sql, projectId, filter, { after, limit: limit + 1 });
      const page = found.slice(0, limit);
      const last = page.at(-1);
      const next_page_token = found.length > limit && last ? tokens.write(...cursorOf(last)) : '';
      return { relation_tuples: page.map(writeTuple), next_page_token };
    },
  );
}

function registerWriting(server: HttpServer, context: PermissionContext): void {
  server.put(
    '/admin/relation-tuples',
    {
      schema: {
        tags,
        operationId: 'createRelationship',
        summary: 'Add a relationship tuple; one that is there already stays',
        body: TupleSchema,
        response: { 201: TupleSchema },
      },
      onRequest,
    },
    async ({ projectId, body }, reply) => {
      const tuple = readTuple(body);
      const revision = await changeTuples(context, projectId, [{ action: 'insert', tuple }]);
      reply.header(CONSISTENCY_TOKEN, tokenOf(revision));
      const location = `/api/.ory/relation-tuples?${new URLSearchParams(partsOf(body))}`;
      return reply.status(201).header('location', location).send(writeTuple(tuple));
    },
  );
  server.patch(
    '/admin/relation-tuples',
    {
      schema: {
        tags,
        operationId: 'patchRelationships',
        'x-codegen-request-body-name': 'relationshipPatch',
        summary: 'Add and remove relationship tuples, all or none',
        body: Type.Array(Patch, { maxItems: MOST_CHANGES }),
        response: { 204: Type.Null() },
      },
      onRequest,
    },
    async ({ projectId, body }, reply) => {
      const changes = body.map(({ action, relation_tuple }, index): TupleChange => {
        return { action, tuple: inItem(index, () => readTuple(relation_tuple)) };
      });
      const revision = await changeTuples(context, projectId, changes);
      return reply.status(204).header(CONSISTENCY_TOKEN, tokenOf(revision)).send(null);
    },
  );
  server.delete(
    '/admin/relation-tuples',
    {
      schema: {
        tags,
        operationId: 'deleteRelationships',
        summary: 'Remove all relationship tuples that have the given parts',
        querystring: Type.Object(TupleQuery.properties, { additionalProperties: false }),
        response: { 204: Type.Null() },
      },
      onRequest,
    },
    async ({ projectId, query, body }, reply) => {
      if (body !== undefined && body !== null)
        throw badRequest('What is removed is said in the address, not in a body.');
      const { namespace, ...filter } = readFilter(query);
      if (!namespace) throw badRequest('The parameter namespace is needed.');
      const revision = await removeTuples(context, projectId, { ...filter, namespace });
      return reply.status(204).header(CONSISTENCY_TOKEN, tokenOf(revision)).send(null);
    },
  );
}

function inItem<Result>(index: number, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    const { reason } = error as { reason?: string };
    throw reason === undefined ? error : badRequest(`Item ${index}: ${reason}`);
  }
}

function partsOf({ subject_set, ...rest }: WrittenTuple): Record<string, string> {
  const set = Object.entries(subject_set ?? {}).map(
    ([name, value]) => [`subject_set.${name}`, value] as const,
  );
  return { ...rest, ...Object.fromEntries(set) };
}
