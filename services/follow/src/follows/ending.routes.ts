import { type HttpServer, notFound } from '@gazetteer/kernel';
import { endPage, isEndToken, isSilenceToken } from '../model/addresses.ts';
import { BySignature } from '../model/by-signature.ts';
import type { FollowContext } from '../model/follow-context.ts';
import type { FollowRow } from '../model/follow-tables.ts';
import { findFollow, silenceFollows } from '../model/follow.store.ts';
import { leaveFollow } from './change-follow.ts';
import { EndedAnswer, EndingAnswer } from './follow.contract.ts';

const tags = ['follows'];

/**
 * What mails are ended by, without signing in: the address is the proof. Only POST ends anything, for programs that
 * check mails visit every address in them.
 */
export function registerEndingRoutes(server: HttpServer, context: FollowContext): void {
  // Mail programs post a form (RFC 8058), whose content says nothing that the address does not.
  server.removeContentTypeParser('application/x-www-form-urlencoded');
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, _body, done) => done(null, {}),
  );
  server.addHook('onRequest', (_request, reply, done) => {
    void reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    done();
  });

  server.get(
    '/follow-ends/:id/:token',
    {
      schema: {
        tags,
        summary: 'What the address in a mail would end; browsers are led to the page with the button',
        params: BySignature,
        response: { 200: EndingAnswer },
      },
    },
    async ({ params, headers }, reply) => {
      const { kind, title } = await signedFollow(context, params);
      if (headers.accept?.includes('text/html')) return reply.redirect(endPage(context, params.id), 303);
      return { kind, title };
    },
  );

  server.post(
    '/follow-ends/:id/:token',
    {
      schema: {
        tags,
        summary: 'End what somebody follows, by the address in a mail',
        params: BySignature,
        response: { 200: EndedAnswer },
      },
    },
    async ({ params }) => {
      // Twice is no fault: whoever asks again is told that it has ended.
      if (!isEndToken(context, params.id, params.token)) throw unknownAddress();
      const follow = await findFollow(context.sql, params.id);
      if (follow) await leaveFollow(context, follow);
      return { ended: true };
    },
  );

  server.get(
    '/follow-mails/:id/:token',
    { schema: { hide: true, params: BySignature } },
    async ({ params }, reply) => {
      if (!isSilenceToken(context, params.id, params.token)) throw unknownAddress();
      return reply.redirect(`${context.publicUrl}/profile/follows`, 303);
    },
  );

  server.post(
    '/follow-mails/:id/:token',
    {
      schema: {
        tags,
        summary: 'End all mails of what somebody follows, by the address in a mail; the feeds go on',
        params: BySignature,
        response: { 200: EndedAnswer },
      },
    },
    async ({ params }) => {
      if (!isSilenceToken(context, params.id, params.token)) throw unknownAddress();
      await context.sql.transaction(() => silenceFollows(context.sql, params.id));
      return { ended: true };
    },
  );
}

async function signedFollow(
  context: FollowContext,
  { id, token }: { id: string; token: string },
): Promise<FollowRow> {
  const follow = isEndToken(context, id, token) ? await findFollow(context.sql, id) : undefined;
  if (!follow) throw unknownAddress();
  return follow;
}

function unknownAddress() {
  return notFound('Nothing is followed by this address any more');
}
