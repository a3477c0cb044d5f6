import type { HttpServer } from '@gazetteer/kernel';
import { cutTokenPage, pageTokens, readSize, TokenPageQuery } from '@gazetteer/ory';
import { Type } from 'typebox';
import { addressOf } from '../model/page-address.ts';
import type { ProjectContext } from '../model/project-context.ts';
import { RoleSchema } from '../model/role.contract.ts';
import { requireRight } from '../model/require-right.ts';
import { changeMember, removeMember } from './change-member.ts';

const tokens = pageTokens('members');

const tags = ['projects'];
const MemberParams = Type.Object({ project_id: Type.String(), member_id: Type.String() });

const Member = Type.Object(
  {
    id: Type.String(),
    email: Type.String({ description: 'Empty for an account without an address' }),
    name: Type.String(),
    role: RoleSchema,
  },
  { title: 'ProjectMember' },
);

/** Who works on a project. */
export function registerMemberRoutes(server: HttpServer, context: ProjectContext): void {
  server.get(
    '/projects/:project_id/members',
    {
      schema: {
        operationId: 'getProjectMembers',
        tags,
        summary: 'List the members of a project with their roles',
        params: Type.Object({ project_id: Type.String() }),
        querystring: TokenPageQuery,
        response: { 200: Type.Array(Member) },
      },
    },
    async (request, reply) => {
      const { caller, params, query } = request;
      const { id } = await requireRight(context, caller, 'view', params.project_id);
      const limit = readSize(query.page_size);
      const [after] = tokens.read(query.page_token) ?? [];
      const page = { limit: limit + 1, ...(after === undefined ? {} : { after }) };
      const found = await context.roles.list(id, page);
      const cut = { address: addressOf(request), reply };
      const shown = cutTokenPage(found, limit, ({ person }) => tokens.write(person), cut);
      const people = await context.people.describe(shown.map(({ person }) => person));
      const known = new Map(people.map((person) => [person.id, person]));
      return shown.map(({ person, role }) => {
        const { email, name } = known.get(person) ?? { email: null, name: null };
        return { id: person, email: email ?? '', name: name ?? '', role };
      });
    },
  );
  server.patch(
    '/projects/:project_id/members/:member_id',
    {
      schema: {
        operationId: 'changeProjectMember',
        tags,
        summary: 'Give a member another role: owners only',
        params: MemberParams,
        body: Type.Object({ role: RoleSchema }, { additionalProperties: false }),
        response: { 204: Type.Null() },
      },
    },
    async ({ caller, params, body }, reply) => {
      const member = { projectId: params.project_id, memberId: params.member_id };
      await changeMember(context, caller, member, body.role);
      return reply.status(204).send(null);
    },
  );
  server.delete(
    '/projects/:project_id/members/:member_id',
    {
      schema: {
        operationId: 'removeProjectMember',
        tags,
        summary: 'Take a member their role: owners, and the members themselves',
        params: MemberParams,
        response: { 204: Type.Null() },
      },
    },
    async ({ caller, params }, reply) => {
      await removeMember(context, caller, { projectId: params.project_id, memberId: params.member_id });
      return reply.status(204).send(null);
    },
  );
}
