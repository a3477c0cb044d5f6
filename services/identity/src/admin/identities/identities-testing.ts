import type { Sql } from '@gazetteer/kernel';
import type { InjectOptions } from 'fastify';
import { openTestIdentity, OTHER_HOST, PORTAL_HOST, type TestIdentity } from '../../identity-testing.ts';
import type { JsonSchema } from '../../model/json-schemas/json-schema.ts';

/** A schema with traits that are nested, optional, and identifiers without being addresses. */
const memberSchema: JsonSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'object',
  properties: {
    traits: {
      type: 'object',
      properties: {
        email: {
          type: 'string',
          format: 'email',
          title: 'Email',
          'ory.sh/kratos': {
            credentials: { password: { identifier: true }, code: { identifier: true, via: 'email' } },
            verification: { via: 'email' },
            recovery: { via: 'email' },
          },
        },
        username: {
          type: 'string',
          title: 'User name',
          minLength: 3,
          'ory.sh/kratos': { credentials: { password: { identifier: true } } },
        },
        name: {
          type: 'object',
          properties: { first: { type: 'string', title: 'First name' }, last: { type: 'string' } },
          required: ['first'],
        },
      },
      required: ['email'],
      additionalProperties: false,
    },
  },
};

/** Asks the service as an administrator, unless told otherwise. */
export type Ask = (
  method: InjectOptions['method'],
  path: string,
  options?: { body?: object; caller?: string; host?: string },
) => Promise<{
  status: number;
  headers: Record<string, unknown>;
  body: Record<string, unknown>;
  list: Listed[];
}>;

type Listed = Record<string, unknown>;

export type TestIdentities = TestIdentity & { ask: Ask };

/** A service whose two projects have the schema `member` beside `person`; in the portal's it is the usual one. */
export async function openTestIdentities(sql: Sql): Promise<TestIdentities> {
  const opened = await openTestIdentity(sql);
  const { settings } = opened.project;
  const identity = {
    default_schema_id: 'member',
    schemas: [...settings.identity.schemas, { id: 'member', schema: memberSchema }],
  };
  const project = await opened.configure({ identity });
  const other = await opened.context.projects.configure(opened.other.id, { ...settings, identity });
  const ask: Ask = async (method, path, { body, caller = 'administrator', host = PORTAL_HOST } = {}) => {
    const answer = await opened.server.inject({
      method: method ?? 'GET',
      url: `/api/.ory${path}`,
      headers: { host, ...(caller === '' ? {} : { 'x-test-caller': caller }) },
      ...(body === undefined ? {} : { payload: body }),
    });
    const read: unknown = answer.body === '' ? {} : answer.json();
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: read as Record<string, unknown>,
      list: (Array.isArray(read) ? read : []) as Listed[],
    };
  };
  return { ...opened, project, other, ask };
}

export { OTHER_HOST };
