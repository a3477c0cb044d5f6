import type { HttpServer } from '@gazetteer/kernel';
import { OryError, requireProjectRight } from '@gazetteer/ory';
import { Type } from 'typebox';
import type { PermissionContext } from '../model/permission-context.ts';
import { readTuple, readTupleQuery, writeTuple } from '../model/read-tuple.ts';
import { TupleQuery, TupleSchema } from '../model/tuple.contract.ts';
import { runTestCases } from './run-test-cases.ts';
import { setTestCase } from './set-test-case.ts';
import { listTestCases, removeTestCase } from './test-case.store.ts';

const path = '/admin/opl/tests';
const tags = ['permissions: language'];
const onRequest = requireProjectRight;

const TestCase = Type.Object(
  {
    relation_tuple: TupleSchema,
    expected: Type.Boolean({ description: 'Whether it must be allowed' }),
  },
  { title: 'PermissionTest', additionalProperties: false },
);

const Listed = Type.Object({
  relation_tuple: TupleSchema,
  expected: Type.Boolean(),
  result: Type.Optional(
    Type.Object(
      {
        holds: Type.Boolean({ description: 'Whether the answer is the expected one' }),
        allowed: Type.Boolean(),
        error: Type.Optional(Type.String({ description: 'Why the question cannot be asked' })),
      },
      { description: 'Where the tests were run' },
    ),
  ),
});

/** Test cases of the permission language: questions whose answers are known, kept with the project. */
export function registerTestCaseRoutes(server: HttpServer, context: PermissionContext): void {
  server.get(
    path,
    {
      schema: {
        tags,
        operationId: 'listPermissionTests',
        summary: 'List the test cases of the permission language, and see which hold',
        querystring: Type.Object({
          run: Type.Boolean({ default: false, description: 'Asks each question as it is answered now' }),
        }),
        response: { 200: Type.Object({ tests: Type.Array(Listed) }) },
      },
      onRequest,
    },
    async ({ projectId, query }) => {
      const cases = await listTestCases(context.sql, projectId);
      const results = query.run ? await runTestCases(context, projectId, cases) : [];
      return {
        tests: cases.map(({ tuple, allowed }, index) => {
          const result = results[index];
          return { relation_tuple: writeTuple(tuple), expected: allowed, ...(result ? { result } : {}) };
        }),
      };
    },
  );
  server.put(
    path,
    {
      schema: {
        tags,
        operationId: 'setPermissionTest',
        summary: 'Keep a test case: the same question is kept once, with what was expected last',
        body: TestCase,
        response: { 200: TestCase },
      },
      onRequest,
    },
    async ({ projectId, body }) => {
      const tuple = readTuple(body.relation_tuple);
      await setTestCase(context, projectId, { tuple, allowed: body.expected });
      return body;
    },
  );
  server.delete(
    path,
    {
      schema: {
        tags,
        operationId: 'deletePermissionTest',
        summary: 'Delete the test case with this question',
        querystring: Type.Object(TupleQuery.properties, { additionalProperties: false }),
        response: { 204: Type.Null() },
      },
      onRequest,
    },
    async ({ projectId, query }, reply) => {
      const wasThere = await removeTestCase(context.sql, projectId, readTupleQuery(query));
      if (!wasThere) throw new OryError(404, 'There is no test case with this question');
      return reply.status(204).send(null);
    },
  );
}
