import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { openToOtherOrigins } from '@gazetteer/actions';
import { notFound } from '@gazetteer/kernel';
import type { FastifyReply } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Catalogue } from '../catalogue.ts';
import { describeAnswer, isFresh } from '../http/answer-document.ts';
import type { DatasetDocument } from '../model/dataset-document.ts';
import { isPublic } from '../model/dataset-document.ts';
import { entityTag } from '../model/published-document.ts';
import { composeDownload, type Download, entriesOf, wordsOf } from './compose-download.ts';
import { DownloadDescription, DownloadQuery } from './download.contract.ts';
import { findForReader } from './find-for-reader.ts';
import { dictionaryTable, dictionaryText } from './write-dictionary.ts';

const Dataset = Type.Object({ dataset: Type.String({ description: 'id or name' }) });
const tags = ['metadata'];

/** What people take along: a whole dataset with its documentation, and the dictionary of a table. For whoever sees its page. */
export function downloadRoutes(catalogue: Catalogue): FastifyPluginAsyncTypebox {
  return async (server) => {
    openToOtherOrigins(server);
    server.get(
      '/dataset/:dataset/download.zip',
      {
        // What is packed is compressed by then.
        compress: false,
        schema: {
          summary: 'Download a dataset with its tables, files, dictionaries, licence and citation, as a ZIP',
          tags,
          params: Dataset,
          querystring: DownloadQuery,
        },
      },
      async (request, reply) => {
        const { params, query, caller, signal } = request;
        const dataset = await findForReader(catalogue, caller, params.dataset);
        const download = await composeDownload(catalogue, dataset, query.lang);
        const entries = entriesOf(download, query.lang);
        const tag = entityTag(
          JSON.stringify([entries, download.parts.files.map(({ file }) => file.checksum)]),
        );
        describeAnswer(reply, 'application/zip', tag, download.record.modified);
        reply.header('content-type', 'application/zip');
        reply.header('content-disposition', `attachment; filename="${dataset.name}.zip"`);
        keepPrivate(reply, dataset);
        if (isFresh(request, reply)) return reply.status(304).send();
        if (request.method === 'HEAD') return reply.send();
        const modified = new Date(download.record.modified);
        return reply.send(await catalogue.downloads.pack(caller, entries, { modified, signal }));
      },
    );
    server.get(
      '/dataset/:dataset/download.json',
      {
        schema: {
          summary: 'What the download of a dataset holds and leaves out, and how to cite it',
          tags,
          params: Dataset,
          querystring: DownloadQuery,
          response: { 200: DownloadDescription },
        },
      },
      async ({ params, query, caller }, reply) => {
        const dataset = await findForReader(catalogue, caller, params.dataset);
        reply.header('cache-control', 'public, no-cache');
        keepPrivate(reply, dataset);
        return describeDownload(await composeDownload(catalogue, dataset, query.lang), query.lang);
      },
    );
    await server.register(dictionaryRoutes(catalogue));
  };
}

function dictionaryRoutes(catalogue: Catalogue): FastifyPluginAsyncTypebox {
  const params = Type.Object({ dataset: Type.String(), resource_id: Type.String() });
  const forms = {
    'dictionary.csv': { mediaType: 'text/csv', title: 'CSV' },
    'dictionary.txt': { mediaType: 'text/plain', title: 'text' },
  } as const;
  return async (server) => {
    for (const [file, { mediaType, title }] of Object.entries(forms)) {
      server.get(
        `/dataset/:dataset/resource/:resource_id/${file}`,
        {
          schema: {
            summary: `What the columns of a table mean, as ${title}`,
            tags,
            params,
            querystring: DownloadQuery,
          },
        },
        async (request, reply) => {
          const { dataset: name, resource_id } = request.params;
          const { lang } = request.query;
          const dataset = await findForReader(catalogue, request.caller, name);
          const { record } = await composeDownload(catalogue, dataset, lang);
          const table = record.tables.find(({ resourceId }) => resourceId === resource_id);
          if (!table) throw notFound('There is no such table');
          const body = file.endsWith('csv')
            ? dictionaryTable(table)
            : dictionaryText(table, undefined, wordsOf[lang]);
          describeAnswer(reply, mediaType, entityTag(body), record.modified);
          reply.header('content-disposition', `attachment; filename="${table.name}-${file}"`);
          keepPrivate(reply, dataset);
          return isFresh(request, reply) ? reply.status(304).send() : reply.send(body);
        },
      );
    }
  };
}

/** What not everybody sees is stored by no cache that others use. */
function keepPrivate(reply: FastifyReply, dataset: DatasetDocument): void {
  if (!isPublic(dataset)) reply.header('cache-control', 'private, no-cache');
}

function describeDownload(
  { record, parts, citation }: Download,
  lang: string,
): Static<typeof DownloadDescription> {
  return {
    url: `${record.uri}/download.zip?lang=${lang}`,
    tables: parts.tables.map(({ table, path }) => ({
      resource_id: table.resourceId,
      path,
      rows: table.rows,
      version: table.version,
    })),
    files: parts.files.map(({ resourceId, path, bytes }) => ({ resource_id: resourceId, path, bytes })),
    left_out: parts.leftOut.map(({ resourceId, title, reason, address }) => ({
      resource_id: resourceId,
      title,
      reason,
      address: address ?? null,
    })),
    citation,
  };
}
