import type { HttpServer } from '@gazetteer/kernel';
import type { FollowContext } from '../model/follow-context.ts';
import { inLanguageOf } from '../model/in-language.ts';
import { languageOf } from '../model/notice.store.ts';
import { countFollows, pageFollows } from '../model/follow.store.ts';
import { changeHow, endFollow, ownFollow, renewFeed } from './change-follow.ts';
import { describeFollow } from './describe-follow.ts';
import {
  ById,
  EndQuery,
  FollowAnswer,
  FollowBody,
  FollowChange,
  FollowList,
  ListQuery,
} from './follow.contract.ts';
import { MOST_FOLLOWS, requirePerson, startFollow } from './start-follow.ts';
import { Type } from 'typebox';

const tags = ['follows'];

/** `/api/follows…`: what somebody follows. */
export function registerFollowRoutes(server: HttpServer, context: FollowContext): void {
  server.addHook('onRequest', (_request, reply, done) => {
    void reply.header('cache-control', 'no-store');
    done();
  });

  server.post(
    '/api/follows',
    {
      schema: {
        tags,
        operationId: 'startFollow',
        summary: 'Follow a dataset, an organisation, a search or a value',
        description: 'Who follows the same already is answered with that, by 200.',
        body: FollowBody,
        response: { 200: FollowAnswer, 201: FollowAnswer },
      },
    },
    async ({ caller, body }, reply) => {
      const { follow, isNew } = await startFollow(context, caller, body);
      const shown =
        isNew || !body.mail ? follow : await changeHow(context, caller, follow.id, { mail: body.mail });
      return reply.status(isNew ? 201 : 200).send(await describeFollow(context, caller, shown));
    },
  );

  server.get(
    '/api/follows',
    {
      schema: {
        tags,
        operationId: 'listFollows',
        summary: 'What the caller follows, the newest first',
        querystring: ListQuery,
        response: { 200: FollowList },
      },
    },
    async ({ caller, query }) => {
      const identity = requirePerson(caller);
      const { limit = 20, offset = 0, lang } = query;
      const spoken = inLanguageOf(context, lang ?? (await languageOf(context.sql, identity)));
      const rows = await pageFollows(context.sql, identity, { limit, offset });
      return {
        count: await countFollows(context.sql, identity),
        most: MOST_FOLLOWS,
        confirmed: await context.readers.isConfirmed(identity),
        follows: await Promise.all(rows.map((row) => describeFollow(spoken, caller, row))),
      };
    },
  );

  server.get(
    '/api/follows/:id',
    {
      schema: {
        tags,
        operationId: 'getFollow',
        summary: 'One thing that the caller follows',
        params: ById,
        response: { 200: FollowAnswer },
      },
    },
    async ({ caller, params }) =>
      describeFollow(context, caller, await ownFollow(context, caller, params.id)),
  );

  server.patch(
    '/api/follows/:id',
    {
      schema: {
        tags,
        operationId: 'changeFollow',
        summary: 'Change how the caller is told of something',
        params: ById,
        body: FollowChange,
        response: { 200: FollowAnswer },
      },
    },
    async ({ caller, params, body }) =>
      describeFollow(context, caller, await changeHow(context, caller, params.id, body)),
  );

  server.post(
    '/api/follows/:id/feed',
    {
      schema: {
        tags,
        operationId: 'renewFollowFeed',
        summary: 'Give the feed of something that the caller follows another address',
        params: ById,
        response: { 200: FollowAnswer },
      },
    },
    async ({ caller, params }) =>
      describeFollow(context, caller, await renewFeed(context, caller, params.id)),
  );

  server.delete(
    '/api/follows/:id',
    {
      schema: {
        tags,
        operationId: 'endFollow',
        summary: 'Follow something no longer',
        params: ById,
        querystring: EndQuery,
        response: { 204: Type.Null() },
      },
    },
    async ({ caller, params, query }, reply) => {
      await endFollow(context, caller, params.id, { everybody: query.everybody ?? false });
      return reply.status(204).send(null);
    },
  );
}
