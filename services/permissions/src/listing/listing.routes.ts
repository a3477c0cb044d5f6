import { type HttpServer, needed } from '@gazetteer/kernel';
import { badRequest, pageTokens, requireProjectRight } from '@gazetteer/ory';
import { Type } from 'typebox';
import type { PermissionContext } from '../model/permission-context.ts';
import { readFilter, requireParts } from '../model/read-tuple.ts';
import { TupleQuery } from '../model/tuple.contract.ts';
import type { Listed } from './keep-allowed.ts';
import { listObjects } from './list-objects.ts';
import { listSubjects } from './list-subjects.ts';

const tags = ['permissions: checks'];
const onRequest = requireProjectRight;
const tokens = pageTokens('permitted');

const Paging = {
  page_size: Type.Integer({ minimum: 1, maximum: 500, default: 100 }),
  page_token: Type.String({ default: '', description: 'The next_page_token of the page before' }),
};
const Page = {
  next_page_token: Type.String({ description: 'Empty on the last page' }),
  complete: Type.Boolean({ description: 'False where there is more to look at than a list looks at' }),
};

/** Lists that no single check gives: what somebody may reach, and who may reach something. */
export function registerListingRoutes(server: HttpServer, context: PermissionContext): void {
  const { object: _object, ...withoutObject } = TupleQuery.properties;
  server.get(
    '/relation-tuples/objects',
    {
      schema: {
        tags,
        operationId: 'listPermittedObjects',
        summary: 'List the objects to which a subject has a relation, by tuples and rules',
        querystring: Type.Object({
          ...withoutObject,
          namespace: Type.Optional(Type.String(needed)),
          relation: Type.Optional(Type.String(needed)),
          ...Paging,
        }),
        response: { 200: Type.Object({ objects: Type.Array(Type.String()), ...Page }) },
      },
      onRequest,
    },
    async ({ projectId, query }) => {
      const { subject, ...parts } = readFilter(query);
      const asked = requireParts(parts, ['namespace', 'relation']);
      if (!subject) throw badRequest('The parameter subject_id is needed, or a subject_set.');
      const listed = await listObjects(context, projectId, { ...asked, subject }, readPage(query));
      return { objects: listed.names, ...pageOf(listed) };
    },
  );
  server.get(
    '/relation-tuples/subjects',
    {
      schema: {
        tags,
        operationId: 'listPermittedSubjects',
        summary: 'List the ids of the subjects that have a relation to an object, by tuples and rules',
        querystring: Type.Object({
          namespace: Type.Optional(Type.String(needed)),
          object: Type.Optional(Type.String(needed)),
          relation: Type.Optional(Type.String(needed)),
          ...Paging,
        }),
        response: { 200: Type.Object({ subject_ids: Type.Array(Type.String()), ...Page }) },
      },
      onRequest,
    },
    async ({ projectId, query }) => {
      const asked = requireParts(readFilter(query), ['namespace', 'object', 'relation']);
      const listed = await listSubjects(context, projectId, asked, readPage(query));
      return { subject_ids: listed.names, ...pageOf(listed) };
    },
  );
}

function readPage({ page_size, page_token }: { page_size: number; page_token: string }) {
  return { after: tokens.read(page_token)?.[0] ?? '', limit: page_size };
}

function pageOf({ next, isComplete }: Listed) {
  return {
    next_page_token: next === undefined ? '' : tokens.write(next),
    complete: isComplete,
  };
}
