import { Socket } from 'node:net';
import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { anonymous, type Caller } from '../caller.ts';
import { signalDeparture } from './client-signal.ts';
import { validateWithDefaults } from './validate-with-defaults.ts';
import { handleErrors } from './error-handler.ts';
import type { HttpServer } from './http-server.ts';
import { health, type HealthCheck } from './health.ts';
import { collectMetrics } from './metrics.ts';
import { logRequests } from './log-requests.ts';
import { requestId } from './request-id.ts';
import { securityHeaders } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route receives files, which may take longer than any other request. */
    takesFiles?: boolean;
  }
  interface FastifyRequest {
    /** Who calls; anonymous until the credentials of the request have been read. */
    caller: Caller;
  }
}

export type HttpServerOptions = {
  logger?: Logger;
  /** Tells who sent the request. Throws access_denied for credentials that are wrong. */
  authenticate?: (request: FastifyRequest) => Promise<Caller>;
  /** Requests a minute and address; 0 turns the limit off. */
  rateLimit?: number;
  /** The largest request body in bytes, where a route sets no limit of its own. */
  bodyLimit?: number;
  /**
   * How many proxies, counted from here, or which addresses are believed in X-Forwarded headers. Never all: visitors
   * put into the header what they like, and proxies add to its end.
   */
  trustProxy?: number | string;
  /** Visitors come by https: browsers are told never to come otherwise. */
  https?: boolean;
  checks?: Record<string, HealthCheck>;
  /** Runs before any route is mounted, the server's own included: the place for what documents them all. */
  beforeRoutes?: (server: HttpServer) => Promise<void>;
  version?: string;
};

const DEFAULT_BODY_LIMIT = 10 * 1024 * 1024;
// Longer than any request we make ourselves; stops clients that send a body a byte at a time.
const REQUEST_MILLISECONDS = 300_000;
// 2 GB at 2.4 Mbit/s, for routes that take files.
const FILE_MILLISECONDS = 2 * 60 * 60_000;

/**
 * Makes the HTTP server every service is mounted on: request ids, security headers, compression,
 * rate and size limits, one error shape, health, version and metrics.
 */
export async function createHttpServer(options: HttpServerOptions = {}): Promise<HttpServer> {
  const logger: FastifyBaseLogger | undefined = options.logger;
  const server: HttpServer = Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    // One line a request, written when it is answered: see logRequests.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    bodyLimit: options.bodyLimit ?? DEFAULT_BODY_LIMIT,
    trustProxy: believedProxies(options.trustProxy),
    requestTimeout: FILE_MILLISECONDS,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  }).withTypeProvider<TypeBoxTypeProvider>();
  server.setValidatorCompiler(validateWithDefaults);
  server.decorateRequest('caller', { getter: () => anonymous });

  const security = securityHeaders(options.https ?? false);
  // With a callback: what every request passes should cost no promise.
  server.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id).headers(security);
    done();
  });
  signalDeparture(server);
  limitTime(server);
  logRequests(server);
  await options.beforeRoutes?.(server);
  collectMetrics(server);
  await server.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  if (options.rateLimit) await limitRate(server, options.rateLimit);
  handleErrors(server);
  const { authenticate } = options;
  if (authenticate) {
    server.addHook('onRequest', async (request) => {
      const caller = await authenticate(request);
      // Parts of the server may know further credentials.
      Object.defineProperty(request, 'caller', { value: caller, writable: true });
    });
  }
  await server.register(health, { checks: options.checks ?? {}, version: options.version ?? '0.0.0' });
  return server;
}

function believedProxies(believed: HttpServerOptions['trustProxy'] = 0) {
  if (typeof believed === 'string' || believed === 0) return believed || false;
  return (_address: string, hop: number) => hop < believed;
}

/** Ends requests whose body is not there in time, where the route takes no files. */
function limitTime(server: HttpServer): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request;
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (hasBody && !request.routeOptions.config.takesFiles) {
      const timer = setTimeout(() => request.raw.destroy(), REQUEST_MILLISECONDS).unref();
      for (const event of ['end', 'close']) request.raw.once(event, () => clearTimeout(timer));
    }
    done();
  });
}

// Operators' probes come from one address; a page's own files come by the dozen.
const UNLIMITED = /^\/(health\/|metrics$|assets\/)/;

/** True for requests our own code makes of this server: they never came through a socket. */
function isInProcess(request: FastifyRequest): boolean {
  return !(request.raw.socket instanceof Socket);
}

async function limitRate(server: HttpServer, requestsAMinute: number): Promise<void> {
  await server.register(rateLimit, {
    max: requestsAMinute,
    timeWindow: '1 minute',
    allowList: (request) => isInProcess(request) || UNLIMITED.test(request.url),
  });
}
