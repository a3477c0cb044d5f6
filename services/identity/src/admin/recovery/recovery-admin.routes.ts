import { actorOf, type HttpServer } from '@gazetteer/kernel';
import { OryError, readDuration, requireProjectRight } from '@gazetteer/ory';
import type { FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { methodDisabled } from '../../engine/refusals.ts';
import { allowedReturnTo } from '../../engine/return-to.ts';
import {
  makeRecoveryCode,
  makeRecoveryLink,
  type RecoveryOrder,
} from '../../kinds/recovery/make-recovery.ts';
import { findIdentity } from '../../model/identities/identity.store.ts';
import type { IdentityContext } from '../../model/identity-context.ts';

const OrderBody = Type.Object({
  identity_id: Type.String({ description: 'The identity to be recovered' }),
  expires_in: Type.Optional(Type.String({ description: 'How long it holds, as Go writes durations: 1h30m' })),
});

const OrderQuery = Type.Object({
  return_to: Type.Optional(Type.String({ description: 'Where the browser goes after the settings' })),
});

const LinkSchema = Type.Object({
  recovery_link: Type.String(),
  expires_at: Type.String(),
});

const CodeSchema = Type.Object({ ...LinkSchema.properties, recovery_code: Type.String() });

type Order = { body: Static<typeof OrderBody>; query: Static<typeof OrderQuery> };

/** Recovery codes and links that administrators make and hand over. */
export function registerRecoveryAdminRoutes(server: HttpServer, context: IdentityContext): void {
  server.post(
    '/admin/recovery/code',
    {
      onRequest: requireProjectRight,
      schema: {
        tags: ['identity: identities'],
        operationId: 'createRecoveryCodeForIdentity',
        summary: 'Make a recovery code for an identity',
        body: OrderBody,
        querystring: OrderQuery,
        response: { 201: CodeSchema },
      },
    },
    async (request, reply) => {
      const order = await readOrder(request, request, 'code');
      return reply.status(201).send(await makeRecoveryCode(context, request.project, order));
    },
  );

  server.post(
    '/admin/recovery/link',
    {
      onRequest: requireProjectRight,
      schema: {
        tags: ['identity: identities'],
        operationId: 'createRecoveryLinkForIdentity',
        summary: 'Make a recovery link for an identity',
        body: OrderBody,
        querystring: OrderQuery,
        response: { 200: LinkSchema },
      },
    },
    (request) =>
      readOrder(request, request, 'link').then((order) => makeRecoveryLink(context, request.project, order)),
  );

  async function readOrder(
    { project, caller }: FastifyRequest,
    { body, query }: Order,
    way: 'code' | 'link',
  ): Promise<RecoveryOrder> {
    if (!project.settings.selfservice.methods[way].enabled) throw methodDisabled(way);
    const { expires_in } = body;
    const expiresIn = expires_in ? readDuration(expires_in) : undefined;
    if (expires_in && !expiresIn) {
      throw new OryError(400, 'The request was malformed or contained invalid parameters', {
        reason: `Unable to parse "expires_in": ${JSON.stringify(expires_in)} is not a duration above zero.`,
      });
    }
    const returnTo = query.return_to ? allowedReturnTo(project, query.return_to) : undefined;
    const identity = await findIdentity(context.sql, project.id, body.identity_id);
    if (identity) return { identity, expiresIn, returnTo, by: actorOf(caller) };
    // Ory's own statuses: programs tell them apart by nothing else.
    throw new OryError(way === 'code' ? 404 : 400, 'The requested identity does not exist', {
      reason: 'No identity of this project has this id.',
    });
  }
}
