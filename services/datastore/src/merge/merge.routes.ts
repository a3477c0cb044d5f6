import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type Action, openToOtherOrigins, checkInput, coerceInput, defineAction } from '@gazetteer/actions';
import { invalidInput } from '@gazetteer/kernel';
import { type Static, Type } from 'typebox';
import type { DatastoreContext } from '../datastore-context.ts';
import { dumpFormats, readDumpFormat } from '../dump/dump-format.ts';
import { HeadLanguage } from '../dump/dump-query.ts';
import { exportMerge } from './export-merge.ts';
import { MergeOutput, MergeSaveOutput } from './merge-report.contract.ts';
import { mergeInput, MergeInput, type MergeRequest, MergeSaveInput } from './merge-request.contract.ts';
import { MergeSuggestInput, MergeSuggestOutput } from './merge-suggestion.contract.ts';
import { type MergeOptions, previewMerge } from './merge-tables.ts';
import { saveMerge } from './save-merge.ts';
import { suggestMerge } from './suggest-merge.ts';

const SHOWN_ROWS = 50;

/** The actions `table_merge`, `table_merge_suggest` and `table_merge_save`. */
export function mergeActions(context: DatastoreContext): Action[] {
  return [
    defineAction({
      name: 'table_merge',
      summary:
        'Merge two tables on the codes or names of places, and on periods: the report and the first rows',
      readOnly: true,
      input: MergeInput,
      output: MergeOutput,
      handle: ({ limit = SHOWN_ROWS, ...request }, { caller, signal, language }) =>
        answerMerge(context, caller, request, { shown: limit, signal, language }),
    }),
    defineAction({
      name: 'table_merge_suggest',
      summary:
        'How two tables could be merged: where and when they are, at which levels, with which aggregates',
      readOnly: true,
      input: MergeSuggestInput,
      output: MergeSuggestOutput,
      handle: (input, { caller, signal }) => suggestMerge(context, caller, input, signal),
    }),
    defineAction({
      name: 'table_merge_save',
      summary: 'Make the result of a merge a table: a new resource of a dataset',
      readOnly: false,
      input: MergeSaveInput,
      output: MergeSaveOutput,
      handle: async ({ resource, ...request }, { caller, signal }) => {
        const { resourceId, rows, report } = await saveMerge(context, caller, request, resource, signal);
        return { resource_id: resourceId, package_id: resource.package_id, rows, report };
      },
    }),
  ];
}

async function answerMerge(
  context: DatastoreContext,
  caller: Parameters<typeof previewMerge>[1],
  request: MergeRequest,
  options: MergeOptions,
): Promise<Static<typeof MergeOutput>> {
  const { columns, rows, report } = await previewMerge(context, caller, request, options);
  return {
    fields: columns,
    records: rows.map((row) => Object.fromEntries(columns.map(({ id }, index) => [id, row[index] ?? null]))),
    total: report.rows_out,
    report,
    download_url: `${context.publicUrl}/datastore/merge.csv?${mergeQuery(request)}`,
  };
}

/** A merge as a query string, the way the download takes it. */
function mergeQuery(request: MergeRequest): URLSearchParams {
  const parts = Object.entries(request).filter(([, value]) => value !== undefined);
  return new URLSearchParams(
    parts.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
}

const Merge = Type.Object(mergeInput);

/** A merge from a query string, checked as the action checks it. */
function readMerge(query: Record<string, unknown>): MergeRequest {
  return checkInput(Merge, coerceInput(Merge, query));
}

const DownloadQuery = Type.Object({
  left: Type.String({ description: 'JSON, as in table_merge' }),
  right: Type.String({ description: 'JSON, as in table_merge' }),
  level: Type.Optional(Type.String()),
  how: Type.Optional(Type.String({ description: 'left, inner or outer' })),
  duplicates: Type.Optional(Type.String({ description: 'keep or aggregate' })),
  lang: HeadLanguage,
});

/** `GET /datastore/merge.{format}`: the whole result of a merge as a file. */
export function mergeRoutes(context: DatastoreContext): FastifyPluginAsyncTypebox {
  return async (server) => {
    openToOtherOrigins(server);
    server.get(
      '/datastore/merge.:format',
      {
        schema: {
          summary: 'Download the result of a merge of two tables',
          tags: ['datastore'],
          params: Type.Object({
            format: Type.String({ description: Object.keys(dumpFormats).join(', ') }),
          }),
          querystring: DownloadQuery,
        },
      },
      async (request, reply) => {
        const { format: name } = request.params;
        const format = readDumpFormat(name);
        if (!format) {
          const known = Object.keys(dumpFormats).join(', ');
          throw invalidInput({ format: [`"${name}" is not offered; choose one of ${known}`] });
        }
        const { caller, signal, query } = request;
        const { lang: language, ...merge } = query;
        const { document, url, isPublic } = await exportMerge(context, caller, readMerge(merge), format, {
          language,
          signal,
        });
        return reply
          .headers({
            'content-type': dumpFormats[format].mediaType,
            'content-disposition': `attachment; filename="merged.${format}"`,
            'cache-control': `${isPublic ? 'public' : 'private'}, no-cache`,
            // RFC 8288
            ...(url ? { link: `<${url}>; rel="license"` } : {}),
          })
          .send(document);
      },
    );
  };
}
