import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { openToOtherOrigins, checkInput, coerceInput } from '@gazetteer/actions';
import { invalidInput } from '@gazetteer/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { DatastoreContext } from '../datastore-context.ts';
import { type DumpFormat, dumpFormats, readDumpFormat } from '../dump/dump-format.ts';
import { QueryInput } from './chart.contract.ts';
import { exportFigures } from './export-figures.ts';
import type { Charts } from './open-charts.ts';

const Parameters = Type.Object({
  format: Type.String({ description: Object.keys(dumpFormats).join(', ') }),
});

/** How many characters a chart has as JSON: room for the rows that it may carry, and less in an address. */
const LONGEST = { body: 5_000_000, address: 16_000 };

const askedIn = (place: keyof typeof LONGEST) =>
  Type.Object({
    spec: Type.Union(
      [Type.String({ maxLength: LONGEST[place] }), Type.Record(Type.String(), Type.Unknown())],
      {
        description: 'The chart, as for chart_query; JSON where it stands in an address or a form',
      },
    ),
    lang: Type.Enum(['en', 'fr'], { default: 'en', description: 'Language of what we name ourselves' }),
  });

/** `GET` and `POST /datastore/chart.{format}`: the figures behind a chart as a file. */
export function chartDownloadRoutes(context: DatastoreContext, { query }: Charts): FastifyPluginAsyncTypebox {
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { spec: given, lang }: { spec: unknown; lang: 'en' | 'fr' },
    name: string,
  ) => {
    const format = readFormat(name);
    const { spec } = checkInput(QueryInput, coerceInput(QueryInput, { spec: given }));
    const figures = await query(request.caller, spec, { signal: request.signal });
    const file = await exportFigures(context, { spec, figures, locale: lang }, format, request.signal);
    const url = figures.merge ? figures.merge.license.url : figures.tables[0]?.resource.license?.url;
    return reply
      .headers({
        'content-type': dumpFormats[format].mediaType,
        'content-disposition': `attachment; filename="chart.${format}"`,
        'cache-control': 'private, no-cache',
        ...(url ? { link: `<${url}>; rel="license"` } : {}),
      })
      .send(file);
  };

  return async (server) => {
    openToOtherOrigins(server);
    const summary = 'Download the figures behind a chart';
    server.get(
      '/datastore/chart.:format',
      { schema: { summary, tags: ['datastore'], params: Parameters, querystring: askedIn('address') } },
      (request, reply) => send(request, reply, request.query, request.params.format),
    );
    server.post(
      '/datastore/chart.:format',
      {
        schema: { summary, tags: ['datastore'], params: Parameters, body: askedIn('body') },
        config: { onlyReads: true },
      },
      (request, reply) => send(request, reply, request.body, request.params.format),
    );
  };
}

function readFormat(name: string): DumpFormat {
  const format = readDumpFormat(name);
  if (format) return format;
  const known = Object.keys(dumpFormats).join(', ');
  throw invalidInput({ format: [`"${name}" is not offered; choose one of ${known}`] });
}
