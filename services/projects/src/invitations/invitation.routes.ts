import type { HttpServer } from '@gazetteer/kernel';
import { cutTokenPage, readSize, TokenPageQuery } from '@gazetteer/ory';
import { Type } from 'typebox';
import { addressOf, placeTokens } from '../model/page-address.ts';
import type { ProjectContext } from '../model/project-context.ts';
import { RoleSchema } from '../model/role.contract.ts';
import { requireRight } from '../model/require-right.ts';
import type { InvitationsTable } from '../model/tables.ts';
import { answerOwnInvitation, listOwnInvitations } from './answer-invitation.ts';
import { statusOf } from './end-invitation.ts';
import { cancelInvitation, inviteMember } from './invite-member.ts';
import { listInvitations } from './invitation.store.ts';

const tokens = placeTokens('invitations');

const tags = ['projects'];
const statuses = ['pending', 'accepted', 'declined', 'expired', 'cancelled', 'removed'] as const;

const Invitation = Type.Object(
  {
    id: Type.String(),
    project_id: Type.String(),
    owner_id: Type.String({ description: 'Who invites' }),
    owner_email: Type.String(),
    invitee_email: Type.String(),
    invitee_id: Type.Union([Type.String(), Type.Null()]),
    role: RoleSchema,
    status: Type.Enum(statuses),
    created_at: Type.String(),
    updated_at: Type.String(),
    expires_at: Type.String(),
  },
  { title: 'ProjectInvite' },
);

/** Invitations to work on a project: sent and taken back by its owners, answered by whom they are for. */
export function registerInvitationRoutes(server: HttpServer, context: ProjectContext): void {
  const params = Type.Object({ project_id: Type.String() });
  server.post(
    '/projects/:project_id/invites',
    {
      schema: {
        operationId: 'createProjectInvite',
        tags,
        summary: 'Invite somebody by mail to work on a project: owners only',
        params,
        body: Type.Object(
          { invitee_email: Type.String(), role: RoleSchema },
          { additionalProperties: false },
        ),
        response: { 201: Invitation },
      },
    },
    async ({ caller, params: { project_id }, body }, reply) => {
      const wanted = { email: body.invitee_email, role: body.role };
      const invitation = await inviteMember(context, caller, project_id, wanted);
      return reply.status(201).send(render(context, invitation));
    },
  );
  server.get(
    '/projects/:project_id/invites',
    {
      schema: {
        operationId: 'listProjectInvites',
        tags,
        summary: 'List the invitations to a project, the newest first',
        params,
        querystring: TokenPageQuery,
        response: { 200: Type.Array(Invitation) },
      },
    },
    async (request, reply) => {
      const { caller, query } = request;
      const { id } = await requireRight(context, caller, 'view', request.params.project_id);
      const limit = readSize(query.page_size);
      const page = { limit: limit + 1, after: tokens.read(query.page_token) };
      const found = await listInvitations(context.sql, id, page);
      const cut = { address: addressOf(request), reply };
      return cutTokenPage(found, limit, tokens.write, cut).map((invitation) => render(context, invitation));
    },
  );
  server.delete(
    '/projects/:project_id/invites/:invite_id',
    {
      schema: {
        operationId: 'cancelProjectInvite',
        tags,
        summary: 'Take an invitation back that has had no answer: owners only',
        params: Type.Object({ project_id: Type.String(), invite_id: Type.String() }),
        response: { 204: Type.Null() },
      },
    },
    async ({ caller, params: { project_id: projectId, invite_id: invitationId } }, reply) => {
      await cancelInvitation(context, caller, { projectId, invitationId });
      return reply.status(204).send(null);
    },
  );
  registerAnswers(server, context);
}

function registerAnswers(server: HttpServer, context: ProjectContext): void {
  server.get(
    '/console/invites',
    {
      schema: {
        operationId: 'listOwnInvites',
        tags,
        summary: 'List the invitations that wait for an answer of the person who calls',
        response: {
          200: Type.Array(Type.Interface([Invitation], { project_name: Type.String() })),
        },
      },
    },
    async ({ caller }) =>
      (await listOwnInvitations(context, caller)).map(({ invitation, project }) => ({
        ...render(context, invitation),
        project_name: project.name,
      })),
  );
  server.put(
    '/console/invites/:invite_id',
    {
      schema: {
        operationId: 'answerInvite',
        tags,
        summary: 'Accept or decline an invitation',
        params: Type.Object({ invite_id: Type.String() }),
        body: Type.Object(
          { status: Type.Union([Type.Literal('accepted'), Type.Literal('declined')]) },
          { additionalProperties: false },
        ),
        response: { 204: Type.Null() },
      },
    },
    async ({ caller, params, body }, reply) => {
      await answerOwnInvitation(context, caller, params.invite_id, body.status);
      return reply.status(204).send(null);
    },
  );
}

function render({ clock }: Pick<ProjectContext, 'clock'>, invitation: InvitationsTable) {
  return { ...invitation, status: statusOf(invitation, clock()) };
}
