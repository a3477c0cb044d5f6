import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { allowOtherOrigins, checkInput, coerceInput } from '@gazetteer/actions';
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

const Asked = Type.Object({
  spec: Type.Union([Type.String(), Type.Record(Type.String(), Type.Unknown())], {
    description: 'The chart, as for chart_query; JSON where it stands in an address or a form',
  }),
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
    server.addHook('onSend', allowOtherOrigins);
    const summary = 'Download the figures behind a chart';
    server.get(
      '/datastore/chart.:format',
      { schema: { summary, tags: ['datastore'], params: Parameters, querystring: Asked } },
      (request, reply) => send(request, reply, request.query, request.params.format),
    );
    server.post(
      '/datastore/chart.:format',
      {
        schema: { summary, tags: ['datastore'], params: Parameters, body: Asked },
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
