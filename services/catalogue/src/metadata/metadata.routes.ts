import { Readable } from 'node:stream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { openToOtherOrigins } from '@gazetteer/actions';
import { ApplicationError, notFound } from '@gazetteer/kernel';
import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { Type } from 'typebox';
import type { Catalogue } from '../catalogue.ts';
import { AskedLanguage, inAskedLanguage } from '../http/asked-language.ts';
import { describeAnswer, isFresh, sendDocument } from '../http/answer-document.ts';
import { writeCatalog } from './catalog.ts';
import { dataJsonState, writeDataJson } from './data-json.ts';
import { type DatasetFile, datasetFiles, writeDatasetFile, writeDatasetRdf } from './dataset-documents.ts';
import { composeCsvw } from './formats/csvw.ts';
import { findPublished } from './published/find-published.ts';
import { findPublishedTable } from './published/find-published-table.ts';
import { endingByMediaType, type RdfEnding, rdfFormats } from './rdf/rdf-formats.ts';

const Dataset = Type.Object({ dataset: Type.String({ description: 'id or name' }) });
const InLanguage = Type.Object({ lang: AskedLanguage });
const Question = Type.Object({
  page: Type.Integer({ default: 1, minimum: 1, maximum: 1_000_000 }),
  modified_since: Type.Optional(Type.String({ description: 'ISO 8601; only datasets changed since then' })),
  q: Type.Optional(Type.String({ maxLength: 2000, description: 'as in package_search' })),
  fq: Type.Optional(Type.String({ maxLength: 2000, description: 'as in package_search' })),
});

/** The documents by which machines read the catalogue. All are for everybody and tell of public datasets only. */
export function metadataRoutes(catalogue: Catalogue): FastifyPluginAsyncTypebox {
  return async (server) => {
    openToOtherOrigins(server);
    await server.register(datasetRoutes(catalogue));
    await server.register(catalogRoutes(catalogue));
  };
}

function datasetRoutes(catalogue: Catalogue): FastifyPluginAsyncTypebox {
  const { site } = catalogue;
  return async (server) => {
    server.get(
      '/dataset/:dataset',
      { schema: described('A dataset as DCAT-AP 3 (.jsonld, .ttl, .rdf, .xml, .n3), or its page', Dataset) },
      async (request, reply) => {
        const { idOrName, ending } = readEnding(request.params.dataset);
        const chosen = ending ?? chooseEnding(request);
        if (ending === undefined) reply.header('vary', 'accept');
        const published = findPublished(catalogue, idOrName);
        if (chosen === undefined) {
          const page = await pageOr(
            request,
            published.then((record) => record.page),
            `${catalogue.publicUrl}/p/${encodeURIComponent(idOrName)}`,
          );
          return reply.redirect(inAskedLanguage(page, request), 303);
        }
        const record = await published;
        return sendDocument(request, reply, await writeDatasetRdf(record, site, chosen));
      },
    );
    for (const file of Object.keys(datasetFiles) as DatasetFile[]) {
      const summary = `A dataset as ${datasetFiles[file].title}`;
      server.get(
        `/dataset/:dataset/${file}`,
        { schema: { ...described(summary, Dataset), querystring: InLanguage } },
        async (request, reply) => {
          const record = await findPublished(catalogue, request.params.dataset, request.query.lang);
          return sendDocument(request, reply, writeDatasetFile(record, site, file));
        },
      );
    }
    const Resource = Type.Object({ dataset: Type.String(), resource_id: Type.String() });
    server.get(
      '/dataset/:dataset/resource/:resource_id',
      { schema: described('The page of a resource, by its lasting address', Resource) },
      async (request, reply) => {
        const { dataset, resource_id } = request.params;
        const [name, resource] = [dataset, resource_id].map(encodeURIComponent);
        const page = await pageOr(
          request,
          resourcePage(catalogue, dataset, resource_id),
          `${catalogue.publicUrl}/p/${name}/r/${resource}`,
        );
        return reply.redirect(inAskedLanguage(page, request), 303);
      },
    );
    server.get(
      '/datastore/dump/:resource_id-metadata.json',
      {
        schema: described(
          'The CSV of a table in the words of CSV on the Web',
          Type.Object({ resource_id: Type.String() }),
        ),
      },
      async (request, reply) => {
        const { record, table } = await findPublishedTable(catalogue, request.params.resource_id);
        const body = JSON.stringify(composeCsvw(table, record), null, 2);
        return sendDocument(request, reply, {
          mediaType: 'application/csvm+json',
          body,
          modified: record.modified,
          links: [`<${table.csvUrl}>; rel="describes"; type="text/csv"`],
        });
      },
    );
  };
}

function catalogRoutes(catalogue: Catalogue): FastifyPluginAsyncTypebox {
  return async (server) => {
    for (const ending of Object.keys(rdfFormats) as RdfEnding[]) {
      const schema = {
        ...described(`The catalogue as DCAT-AP 3, 100 datasets a page (${ending})`),
        querystring: Question,
      };
      server.get(`/catalog.${ending}`, { schema }, async (request, reply) =>
        sendDocument(request, reply, await writeCatalog(catalogue, request.query, ending)),
      );
    }
    const schema = { ...described('The catalogue, in the form that is asked for'), querystring: Question };
    server.get('/catalog', { schema }, async (request, reply) => {
      const ending = chooseEnding(request);
      reply.header('vary', 'accept');
      if (!ending) return reply.redirect(inAskedLanguage(`${catalogue.publicUrl}/search`, request), 303);
      return sendDocument(request, reply, await writeCatalog(catalogue, request.query, ending));
    });
    server.get(
      '/data.json',
      { schema: described('The whole catalogue as DCAT-US 3.0') },
      async (request, reply) => {
        const { tag, modified } = await dataJsonState(catalogue);
        describeAnswer(reply, 'application/json', tag, modified && `${modified}Z`);
        if (isFresh(request, reply)) return reply.status(304).send();
        return reply.send(request.method === 'HEAD' ? '' : Readable.from(writeDataJson(catalogue)));
      },
    );
  };
}

function described(summary: string): { summary: string; tags: string[] };
function described<Params>(
  summary: string,
  params: Params,
): { summary: string; tags: string[]; params: Params };
function described(summary: string, params?: unknown) {
  return { summary, tags: ['metadata'], ...(params ? { params } : {}) };
}

async function resourcePage(catalogue: Catalogue, dataset: string, resource: string): Promise<string> {
  const { distributions } = await findPublished(catalogue, dataset);
  const found = distributions.find(({ resourceId }) => resourceId === resource);
  if (!found) throw notFound('There is no such resource');
  return found.accessUrl;
}

/**
 * The page of what is published. Browsers are led to a page in any case: it knows its visitor, who may be a member, and
 * says in their language when there is nothing.
 */
async function pageOr(
  { headers }: FastifyRequest,
  published: Promise<string>,
  page: string,
): Promise<string> {
  try {
    return await published;
  } catch (error) {
    if (error instanceof ApplicationError && headers.accept?.includes('text/html')) return page;
    throw error;
  }
}

/** Splits `births.ttl` into the name and the format; names have no dots. */
function readEnding(text: string): { idOrName: string; ending: RdfEnding | undefined } {
  const dot = text.lastIndexOf('.');
  if (dot < 0) return { idOrName: text, ending: undefined };
  const ending = text.slice(dot + 1);
  if (!Object.hasOwn(rdfFormats, ending)) throw notFound('There is no such document');
  return { idOrName: text.slice(0, dot), ending: ending as RdfEnding };
}

/** The format that a client asks for by its Accept header; undefined where it wants a page. */
function chooseEnding({ headers }: FastifyRequest): RdfEnding | undefined {
  const asked = new Negotiator({ headers }).mediaType(['text/html', ...endingByMediaType.keys()]);
  return asked === undefined ? undefined : endingByMediaType.get(asked);
}
