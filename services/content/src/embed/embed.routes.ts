import {
  ApplicationError,
  type Caller,
  type HttpServer,
  logFailure,
  toApplicationError,
} from '@gazetteer/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { chartInLanguage } from '../model/chart-texts.ts';
import type { ContentContext } from '../model/content-context.ts';
import { sayWhoMayKeep } from '../http/send-picture.ts';
import { choiceOf, ChoiceQuery } from '../images/picture-query.ts';
import { findByHandle } from '../visualisations/find-visualisation.ts';
import { addressOf, type Visualisation } from '../model/visualisation.ts';
import { type EmbedLook, embedPage, failedPage, missingPage } from './embed-page.ts';
import { embedPolicy } from './embed-style.ts';

const EmbedQuery = Type.Object({
  ...ChoiceQuery.properties,
  theme: Type.Optional(
    Type.Enum(['light', 'dark'], { description: 'As the reader’s system has it where absent' }),
  ),
  lang: Type.Enum(['en', 'fr'], { default: 'en' }),
  fit: Type.Boolean({
    default: false,
    description:
      'Whether it tells the page around it, by a message, how high the chart is: `{chartHeight: 512}`',
  }),
});

/** `GET /embed/{visID}`: a saved chart for the frames of other sites, without script unless its height is asked for. */
export function registerEmbedRoute(server: HttpServer, context: ContentContext): void {
  server.get(
    '/embed/:visID',
    {
      schema: {
        tags: ['charts'],
        summary: 'A saved chart as a page for frames on other sites',
        params: Type.Object({ visID: Type.String() }),
        querystring: EmbedQuery,
      },
      errorHandler: showFailure,
    },
    async ({ params, query, caller }, reply) => {
      const found = await findByHandle(context, caller, params.visID);
      const chart = found && chartInLanguage(found, query.lang);
      if (!chart) return sendPage(missing(reply), query, missingPage(query));
      try {
        const { drawing, facts, choice, isRefused } = await drawChosen(context, caller, chart, query);
        sayWhoMayKeep(reply, chart, facts);
        const page = embedPage(
          {
            visId: chart.vis_id,
            url: addressOf(context.publicUrl, chart.vis_id, choice),
            choice,
            isRefused,
            title: chart.title,
            alt: drawing.description.alt,
            datasets: facts.datasets,
            site: { name: (await context.siteName())[query.lang], url: context.publicUrl },
          },
          query,
        );
        return await sendPage(reply, query, page);
      } catch (error) {
        // Deleted, withdrawn or never public: for who looks at the host's page it is all the same.
        if (!(error instanceof ApplicationError) || error.status >= 500) throw error;
        return sendPage(missing(reply), query, missingPage(query));
      }
    },
  );
}

/** The chart as the frame asks for it; as it was published where it has nothing like that, which the page then says. */
async function drawChosen(
  { pictures }: ContentContext,
  caller: Caller,
  chart: Visualisation,
  query: Static<typeof EmbedQuery>,
) {
  const choice = choiceOf(query);
  const look = { theme: query.theme ?? 'light', locale: query.lang, width: 720, imprint: false } as const;
  try {
    return { ...(await pictures.svg(caller, chart, { ...look, choice })), choice, isRefused: false };
  } catch (error) {
    if (!choice || !(error instanceof ApplicationError) || error.status !== 400) throw error;
    return { ...(await pictures.svg(caller, chart, look)), choice: undefined, isRefused: true };
  }
}

/** In a frame a failure of ours is a page, too; what is wrong with the address is told to whoever made it. */
function showFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status } = toApplicationError(error);
  if (status < 500) throw error;
  logFailure(request.log, error);
  const look = lookOf(request);
  void sendPage(reply.status(status).header('cache-control', 'no-store'), look, failedPage(look));
}

/** How the page was asked for, where the failure came before that was checked. */
function lookOf({ query }: FastifyRequest): EmbedLook {
  const { lang, theme } = query as Record<string, unknown>;
  return {
    lang: lang === 'fr' ? 'fr' : 'en',
    ...(theme === 'dark' || theme === 'light' ? { theme } : {}),
    fit: false,
  };
}

function missing(reply: FastifyReply): FastifyReply {
  return reply.status(404).header('cache-control', 'private, no-cache');
}

function sendPage(reply: FastifyReply, look: EmbedLook, page: string): FastifyReply {
  // The policy says who may show it; the older header knows no way to say everybody.
  return reply
    .removeHeader('x-frame-options')
    .header('content-security-policy', embedPolicy(look))
    .type('text/html; charset=utf-8')
    .send(page);
}
