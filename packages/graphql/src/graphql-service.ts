import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { assetsVersion, explorerAssets } from './explorer/explorer.ts';
import { languageOf } from './explorer/texts.ts';
import type { openCatalogueQueries } from './catalogue-queries.ts';
import type { QueryLimits } from './query-limits.ts';
import type { CallRest } from './rest-schema.ts';

export type GraphqlServiceOptions = {
  /** Calls the REST API in process. */
  call: CallRest;
  /** What the explorer page says that the site is about. */
  keywords?: () => Promise<readonly string[]>;
  /** The prefix of the schema's paths. */
  basePath?: string;
  limits?: QueryLimits;
  /** The largest request in bytes. */
  bodyLimit?: number;
};

type CatalogueQueries = ReturnType<typeof openCatalogueQueries>;

const DEFAULT_LIMITS: QueryLimits = { depth: 12, cost: 2000 };
const DEFAULT_BODY_LIMIT = 64 * 1024;
/** The headers that carry credentials. They are passed on, and the REST call checks them. */
const CREDENTIAL_HEADERS = ['authorization', 'x-ckan-api-key', 'cookie'];

/** Mounts `/graphql`: GET and POST for programs, an explorer page for browsers. */
export function graphqlService(options: GraphqlServiceOptions): FastifyPluginAsync {
  const { call, keywords, basePath = '/api/3/', limits = DEFAULT_LIMITS } = options;
  let opened: Promise<CatalogueQueries> | undefined;
  const queries = () =>
    (opened ??= import('./catalogue-queries.ts').then(({ openCatalogueQueries }) =>
      openCatalogueQueries({ call, basePath, limits, assetsVersion }),
    ));
  return async (server) => {
    readBodiesAsText(server);
    server.route<{ Querystring: Record<string, string> }>({
      url: '/graphql',
      method: ['GET', 'POST'],
      bodyLimit: options.bodyLimit ?? DEFAULT_BODY_LIMIT,
      // The schema has queries only, and the calls behind them carry the same credentials and are checked again.
      config: { onlyReads: true, passesOn: true },
      schema: {
        summary: 'Query the catalogue and its tables with GraphQL',
        description: 'One request for what a page needs. Opened in a browser it is a page to try queries on.',
        tags: ['graphql'],
      },
      handler: async (request, reply) => {
        const { answer, renderExplorer } = await queries();
        // A form without script asks for `format=json`.
        if (wantsPage(request)) {
          const { lng, query, variables } = request.query;
          const { cookie, 'accept-language': accepted } = request.headers;
          const page = renderExplorer(languageOf(lng, cookie, accepted), {
            query,
            variables,
            cookies: cookie,
            keywords: await keywords?.(),
          });
          return reply
            .type('text/html; charset=utf-8')
            .header('vary', 'accept, accept-language, cookie')
            .send(page);
        }
        const response = await answer(toWebRequest(request), { headers: credentialsOf(request) });
        response.headers.forEach((value, name) => void reply.header(name, value));
        return reply.status(response.status).send(await response.text());
      },
    });
    await server.register(explorerAssets);
  };
}

/** GraphQL over HTTP has media types of its own; the engine reads them all. */
function readBodiesAsText(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
}

function wantsPage({
  method,
  headers,
  query,
}: FastifyRequest<{ Querystring: Record<string, string> }>): boolean {
  return method === 'GET' && query['format'] !== 'json' && (headers.accept?.includes('text/html') ?? false);
}

function toWebRequest(request: FastifyRequest): Request {
  const { accept, 'content-type': type } = request.headers;
  const headers = { ...(accept && { accept }), ...(type && { 'content-type': type }) };
  // The answer does not depend on the host, and a fixed one excludes a forged header.
  const url = new URL(request.url, 'http://localhost');
  const body = typeof request.body === 'string' ? request.body : undefined;
  return new Request(url, { method: request.method, headers, ...(body !== undefined && { body }) });
}

/** The credentials of a request with the host they were sent to, which says of which project they are. */
function credentialsOf({ headers, host }: FastifyRequest): Record<string, string> {
  const credentials = CREDENTIAL_HEADERS.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return Object.fromEntries([['host', host], ...credentials]);
}
