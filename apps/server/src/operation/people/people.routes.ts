import type { HttpServer } from '@gazetteer/kernel';
import { Type } from 'typebox';
import type { OperationContext } from '../operation-context.ts';
import { changePortalRoles, invitePortalPerson } from './change-roles.ts';
import { listPortalPeople } from './list-people.ts';
import {
  InvitationBody,
  InvitedAnswer,
  PeopleAnswer,
  PeopleQuerySchema,
  PersonParameters,
  RolesBody,
} from './people.contract.ts';

const tags = ['operations'];

/** Who has which role in the installation. */
export function registerPeopleRoutes(server: HttpServer, context: OperationContext): void {
  server.get(
    '/people',
    {
      schema: {
        operationId: 'listPortalPeople',
        tags,
        summary: 'List the portal’s accounts with their roles, in the order in which they were made',
        querystring: PeopleQuerySchema,
        response: { 200: PeopleAnswer },
      },
    },
    async ({ caller, query: { role, search, page_size, page_token } }) =>
      listPortalPeople(context, caller, {
        role,
        search,
        limit: page_size,
        after: page_token === undefined ? undefined : Number(page_token),
      }),
  );
  server.post(
    '/people',
    {
      schema: {
        operationId: 'invitePortalPerson',
        tags,
        summary: 'Give a role to whoever an address belongs to, and write to them',
        description: 'Who has no account gets one. Who has never signed in gets a letter that leads in once.',
        body: InvitationBody,
        response: { 201: InvitedAnswer },
      },
    },
    async ({ caller, body }, reply) =>
      reply.status(201).send(await invitePortalPerson(context, caller, body)),
  );
  server.patch(
    '/people/:id',
    {
      schema: {
        operationId: 'changePortalRoles',
        tags,
        summary: 'Make somebody administrator or editor, or take that from them',
        description: 'The last administrator stays one: 409.',
        params: PersonParameters,
        body: RolesBody,
        response: { 204: Type.Null() },
      },
    },
    async ({ caller, params, body }, reply) => {
      await changePortalRoles(context, caller, params.id, body);
      return reply.status(204).send(null);
    },
  );
}
