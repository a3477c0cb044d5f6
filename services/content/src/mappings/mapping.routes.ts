import { randomUUID } from 'node:crypto';
import type { HttpServer } from '@gazetteer/kernel';
import { Type } from 'typebox';
import { ErrorsAnswer } from '../http/answer-errors.ts';
import type { ContentContext } from '../model/content-context.ts';
import { ContentError, invalidPayload } from '../model/content-error.ts';
import type { MappingsTable } from '../model/content-tables.ts';
import { requireAdministrator } from '../model/require-rights.ts';
import { insertMapping, listMappings } from './mapping.store.ts';

const PATH = '/items/ckan_ory_mapping';
const tags = ['administration'];
const errors = { '4xx': ErrorsAnswer };

const Mapping = Type.Object({
  id: Type.String(),
  ckan_user_id: Type.String(),
  identity_id: Type.String(),
  created: Type.String(),
});

const MappingBody = Type.Object({
  ckan_user_id: Type.String({ minLength: 1, maxLength: 200 }),
  identity_id: Type.String({ minLength: 1, maxLength: 200 }),
});

const PageOfMappings = Type.Object({
  limit: Type.Integer({ minimum: 0, maximum: 100, default: 100 }),
  offset: Type.Integer({ minimum: 0, maximum: 10_000_000, default: 0 }),
});

/** Who of a CKAN site's users is who among the accounts: for administrators. */
export function registerMappingRoutes(server: HttpServer, context: ContentContext): void {
  server.get(
    PATH,
    {
      schema: {
        tags,
        operationId: 'listAccountMappings',
        summary: 'List which user of the catalogue is which account, by the ids of the users',
        querystring: PageOfMappings,
        response: { 200: Type.Object({ data: Type.Array(Mapping) }), ...errors },
      },
    },
    async ({ caller, query }) => {
      requireAdministrator(caller);
      const found = await listMappings(context.sql, query);
      return { data: found.map(render) };
    },
  );

  server.post(
    PATH,
    {
      schema: {
        tags,
        operationId: 'createAccountMapping',
        summary: 'Say which user of the catalogue an account is',
        body: MappingBody,
        response: { 200: Type.Object({ data: Mapping }), ...errors },
      },
    },
    async ({ caller, body }) => {
      requireAdministrator(caller);
      const { ckan_user_id, identity_id } = body;
      if (`${ckan_user_id}${identity_id}`.includes('\0')) {
        throw invalidPayload({ ckan_user_id: ['must not contain the character 0'] });
      }
      const created_at = context.clock().toISOString();
      const row = { id: randomUUID(), ckan_user_id, identity_id, created_at };
      if (!(await insertMapping(context.sql, row))) {
        throw new ContentError('RECORD_NOT_UNIQUE', 'This user or this account is mapped already.');
      }
      return { data: render(row) };
    },
  );
}

function render({ id, ckan_user_id, identity_id, created_at }: MappingsTable) {
  return { id, ckan_user_id, identity_id, created: created_at };
}
