import { type Narrowed, type ReaderChoice, writeChoice } from '@gazetteer/charts';
import { type Caller, type HttpServer, notFound } from '@gazetteer/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { chartInLanguage } from '../model/chart-texts.ts';
import type { ContentContext } from '../model/content-context.ts';
import { addressOf, type Visualisation } from '../model/visualisation.ts';
import { findByHandle } from '../visualisations/find-visualisation.ts';
import { wholeChart } from '../visualisations/visualisation.store.ts';
import { choiceOf, ChoiceQuery, lookOf, PictureQuery, PngQuery } from './picture-query.ts';
import { nameFile, sayWhoMayKeep, sendHarmless } from '../http/send-picture.ts';

const tags = ['charts'];
const VEGA_LITE = 'application/vnd.vegalite.v6+json';

const Parameters = Type.Object({ visID: Type.String({ description: 'Public handle of a saved chart' }) });

const LanguageQuery = Type.Object({
  ...ChoiceQuery.properties,
  lang: Type.Enum(['en', 'fr'], { default: 'en' }),
});

const Description = Type.Object({
  kind: Type.String({ description: 'Mark of the chart' }),
  title: Type.String(),
  alt: Type.String(),
  summary: Type.String({ description: 'What the figures say' }),
  caption: Type.Union([Type.String(), Type.Null()]),
  width: Type.Integer({ description: 'Of the SVG with the same query' }),
  height: Type.Integer(),
});

/** `GET /charts/{visID}` leads to the page of a chart: the address that its pictures bear. */
function registerShortAddress(server: HttpServer, { publicUrl }: ContentContext): void {
  server.get(
    '/charts/:visID',
    {
      schema: {
        tags,
        summary: 'The page of a saved chart, by its short address',
        params: Parameters,
        querystring: ChoiceQuery,
      },
    },
    async ({ params, query }, reply) =>
      reply.redirect(addressOf(publicUrl, encodeURIComponent(params.visID), query), 308),
  );
}

/** `GET /charts/{visID}.svg`, `.png`, `.json`, `.csv` and `.vegalite`: a saved chart by its link, for whoever may see its figures. */
export function registerImageRoutes(server: HttpServer, context: ContentContext): void {
  registerShortAddress(server, context);
  const draw = async (request: FastifyRequest, reply: FastifyReply, query: Static<typeof PictureQuery>) => {
    const chart = await requireChart(context, request, query.lang);
    const { drawing, facts } = await context.pictures.svg(request.caller, chart, lookOf(query));
    sayWhoMayKeep(reply, chart, facts);
    return { chart, drawing };
  };

  server.get(
    '/charts/:visID.svg',
    {
      schema: { tags, summary: 'A saved chart as SVG', params: Parameters, querystring: PictureQuery },
    },
    async (request, reply) => {
      const { chart, drawing } = await draw(request, reply, request.query);
      nameFile(reply, chart.title, { end: 'svg', type: 'inline' });
      const { file: bytes, compressed, tag } = drawing;
      return sendHarmless(request, reply, { type: 'image/svg+xml; charset=utf-8', bytes, compressed, tag });
    },
  );

  server.get(
    '/charts/:visID.png',
    {
      schema: { tags, summary: 'A saved chart as PNG', params: Parameters, querystring: PngQuery },
    },
    async (request, reply) => {
      const { chart, drawing } = await draw(request, reply, request.query);
      const { scale } = request.query;
      nameFile(reply, chart.title, { end: 'png', type: 'inline' });
      const bytes = await context.pictures.png(drawing, scale);
      return sendHarmless(request, reply, { type: 'image/png', bytes, tag: `${drawing.tag}-${scale}` });
    },
  );

  server.get(
    '/charts/:visID.json',
    {
      schema: {
        tags,
        summary: 'What a saved chart shows, in words, and its size',
        params: Parameters,
        querystring: PictureQuery,
        response: { 200: Description },
      },
    },
    async (request, reply) => {
      const { drawing } = await draw(request, reply, request.query);
      const { description, width, height } = drawing;
      return { ...description, caption: description.caption ?? null, width, height };
    },
  );

  server.get(
    '/charts/:visID.csv',
    {
      schema: {
        tags,
        summary: 'The figures of a saved chart as CSV',
        params: Parameters,
        querystring: LanguageQuery,
      },
    },
    async (request, reply) => {
      const { lang } = request.query;
      const chart = await requireChart(context, request, lang);
      const { spec } = await narrowedChart(context, request.caller, chart, request.query);
      const csv = await context.charts.csv(request.caller, spec, lang);
      void reply.header('cache-control', 'private, no-cache');
      nameFile(reply, chart.title, { end: 'csv', type: 'attachment' });
      return reply.type('text/csv; charset=utf-8').send(csv);
    },
  );

  server.get(
    '/charts/:visID.vegalite',
    {
      schema: {
        tags,
        summary: 'A saved chart as a Vega-Lite 6 specification, which reads the figures from their address',
        params: Parameters,
        querystring: LanguageQuery,
        produces: [VEGA_LITE],
      },
    },
    async (request, reply) => {
      const { lang } = request.query;
      const chart = await requireChart(context, request, lang);
      const portal = context.publicUrl;
      const { spec, chosen } = await narrowedChart(context, request.caller, chart, request.query);
      const asked = [`lang=${lang}`, writeChoice(chosen)].filter(Boolean).join('&');
      const figures = new URL(`/charts/${encodeURIComponent(chart.vis_id)}.csv?${asked}`, portal).href;
      const specification = await context.charts.vegaLite(request.caller, spec, lang, { figures, portal });
      if (!specification) throw notFound('Vega-Lite has no tables; take the figures instead');
      void reply.header('cache-control', 'private, no-cache');
      nameFile(reply, chart.title, { end: 'vl.json', type: 'attachment' });
      return reply.type(VEGA_LITE).send(JSON.stringify(specification, undefined, 2));
    },
  );
}

/** The whole chart as a reader chose it; as it was saved where nothing was chosen. */
async function narrowedChart(
  { charts, sql }: ContentContext,
  caller: Caller,
  chart: Visualisation,
  query: ReaderChoice,
): Promise<Narrowed> {
  const spec = await wholeChart(sql, chart);
  const choice = choiceOf(query);
  return choice ? charts.narrow(caller, spec, choice) : { spec, chosen: {} };
}

/** The chart of an address, in a language. @throws not_found for a handle that nobody has, and for another one's private chart: they must not differ */
async function requireChart(
  context: ContentContext,
  { params, caller }: Pick<FastifyRequest, 'params' | 'caller'>,
  language: string,
): Promise<Visualisation> {
  const { visID } = params as Static<typeof Parameters>;
  const chart = await findByHandle(context, caller, visID);
  if (!chart) throw notFound('There is no such chart');
  return chartInLanguage(chart, language);
}
