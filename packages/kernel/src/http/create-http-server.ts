import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyRequest,
  type FastifySchema,
} from 'fastify';
import type { Logger } from 'pino';
import { anonymous, type Caller } from '../caller.ts';
import { ApplicationError, TokenRefusal } from '../errors.ts';
import { signalDeparture } from './client-signal.ts';
import { boundTexts } from '../bound-texts.ts';
import { validateWithDefaults } from './validate-with-defaults.ts';
import { endConnections } from './end-connections.ts';
import { handleErrors } from './error-handler.ts';
import { followRequests } from './follow-requests.ts';
import { gatherRequests } from './gather-requests.ts';
import type { HttpServer } from './http-server.ts';
import { health, type HealthCheck } from './health.ts';
import type { InstallationGauge } from '../metrics/installation-gauges.ts';
import { collectMetrics } from './metrics.ts';
import { isInProcess } from './is-in-process.ts';
import { COMPRESSION_THRESHOLD, keepLengthOfHead } from './length-of-head.ts';
import { logRequests } from './log-requests.ts';
import { refuseChanges } from './refuse-changes.ts';
import { requireScope } from './require-scope.ts';
import { requestId } from './request-id.ts';
import { sayWhenToRetry } from './retry-after.ts';
import { dataSecurityHeaders, securityHeaders } from './security-headers.ts';
import { serializeBySchema } from './serialize-by-schema.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route receives files, which may take longer than any other request. */
    takesFiles?: boolean;
    /** The route answers programs with data, never with a page or a picture, so fewer headers say what browsers may do. */
    answersData?: boolean;
    /** The route changes nothing, whatever its method is: keys that may only read are let through. */
    onlyReads?: boolean;
    /**
     * The part of the API that the route belongs to, such as `catalogue`: what the scopes of access tokens are about.
     * Without it the route takes no access token.
     */
    area?: string;
    /** The route passes the request's credentials on to other routes, which decide what they let the caller do. */
    passesOn?: boolean;
    /** The route reads the credentials of its requests by itself, as its protocol says; nobody looks for a caller. */
    readsCredentials?: boolean;
  }
  interface FastifyRequest {
    /** The caller of the request, who is anonymous until the credentials have been read. */
    caller: Caller;
  }
}

export type HttpServerOptions = {
  logger?: Logger;
  /** Finds out who sent the request. @throws invalid_token for an access token that does not hold */
  authenticate?: (request: FastifyRequest) => Promise<Caller>;
  /** Requests a minute and address; 0 turns the limit off. */
  rateLimit?: number;
  /** The largest request body in bytes, where a route sets no limit of its own. */
  bodyLimit?: number;
  /**
   * How many proxies, counted from here, or which addresses are trusted in X-Forwarded headers. Never all: visitors
   * can put anything into the header, and proxies append to it.
   */
  trustProxy?: number | string;
  /** Visitors use https, so browsers are told never to use anything else (HSTS). */
  https?: boolean;
  checks?: Record<string, HealthCheck>;
  /** Lets everybody read `/metrics`, and not administrators only. */
  openMetrics?: boolean;
  /** Figures of the installation that `/metrics` tells beside those of the process. */
  gauges?: readonly InstallationGauge[];
  /** Runs before any route is mounted, including the server's own, so that a plugin can document all of them. */
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
  server.setSerializerCompiler(serializeBySchema);
  recallCallers(server);
  boundRequests(server);
  keepLengthOfHead(server);

  gatherRequests(server);
  followRequests(server);
  const https = options.https ?? false;
  const [security, dataSecurity] = [securityHeaders(https), dataSecurityHeaders(https)];
  // This hook uses a callback, because every request passes it and should not pay for a promise.
  server.addHook('onRequest', (request, reply, done) => {
    const { answersData = false } = request.routeOptions.config;
    reply.header('x-request-id', request.id).headers(answersData ? dataSecurity : security);
    done();
  });
  signalDeparture(server);
  endConnections(server);
  limitTime(server);
  logRequests(server);
  sayWhenToRetry(server);
  await options.beforeRoutes?.(server);
  collectMetrics(server, { isOpen: options.openMetrics ?? false, gauges: options.gauges ?? [] });
  await server.register(compress, { threshold: COMPRESSION_THRESHOLD, encodings: ['br', 'gzip'] });
  if (options.rateLimit) await limitRate(server, options.rateLimit);
  handleErrors(server);
  const { authenticate } = options;
  if (authenticate) {
    server.addHook('onRequest', async (request, reply) => {
      if (request.routeOptions.config.readsCredentials) return;
      try {
        const caller = await authenticate(request);
        request.caller = caller;
        refuseChanges(caller, request);
        requireScope(caller, request);
      } catch (error) {
        if (error instanceof TokenRefusal) reply.header('www-authenticate', error.challenge);
        throw error;
      }
    });
  }
  refuseTrace(server);
  await server.register(health, { checks: options.checks ?? {}, version: options.version ?? '0.0.0' });
  return server;
}

/** Bounds the texts of every route that is mounted from now on, in its checks and in its description. */
function boundRequests(server: HttpServer): void {
  server.addHook('onRoute', (route) => {
    const bounded: FastifySchema = { ...route.schema };
    for (const part of ['params', 'querystring', 'headers', 'body'] as const) {
      const schema = bounded[part];
      if (typeof schema === 'object' && schema !== null) bounded[part] = boundTexts(schema);
    }
    if (route.schema) route.schema = bounded;
  });
}

/** What some address takes; which of these a single one takes, its description says. */
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

/**
 * Refuses TRACE at every address by 405 (RFC 9110, 9.3.8 and 15.5.6): its answer would be the request itself, with headers
 * that scripts of a page must not read. Without this the pages, which take whatever no call takes, fail on it. Who may not
 * ask at all is told that first, as with any other method.
 */
function refuseTrace(server: HttpServer): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'TRACE') return done();
    reply.header('allow', METHODS);
    done(new ApplicationError('method_not_allowed', 405, 'No address takes TRACE'));
  });
}

const CALLER = Symbol('caller');
type Known = FastifyRequest & { [CALLER]?: Caller };

/** Gives requests a caller, which services that know further kinds of credentials may set. */
function recallCallers(server: HttpServer): void {
  server.decorateRequest<Caller, 'caller'>('caller', {
    getter() {
      return (this as Known)[CALLER] ?? anonymous;
    },
    setter(caller) {
      (this as Known)[CALLER] = caller;
    },
  });
}

function believedProxies(believed: HttpServerOptions['trustProxy'] = 0) {
  if (typeof believed === 'string' || believed === 0) return believed || false;
  return (_address: string, hop: number) => hop < believed;
}

/** Ends requests whose body does not arrive in time, unless the route takes files. */
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

// Probes of operators all come from one address, and one page loads dozens of files.
const UNLIMITED = /^\/(health\/|metrics$|assets\/)/;

async function limitRate(server: HttpServer, requestsAMinute: number): Promise<void> {
  await server.register(rateLimit, {
    max: requestsAMinute,
    timeWindow: '1 minute',
    allowList: (request) => isInProcess(request) || UNLIMITED.test(request.url),
  });
}
