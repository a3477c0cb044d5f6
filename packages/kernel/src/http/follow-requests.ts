import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CurrentWork, currentWork, startSpan, workingFor } from '../tracing/current-work.ts';
import type { Span } from '../tracing/tracer.ts';
import type { HttpServer } from './http-server.ts';
import { isInProcess } from './is-in-process.ts';

const WORK = Symbol('work');
type Followed = FastifyRequest & { [WORK]?: CurrentWork };

/**
 * Lets code that a request runs know what it is done for, and makes the request a span where traces are made. One that is made
 * on the way to answer another is a part of that.
 */
export function followRequests(server: HttpServer): void {
  server.addHook('onRequest', (request, reply, done) => {
    const span = startRequestSpan(request);
    if (span) request.log = reply.log = request.log.child({ trace_id: span.traceId });
    const work = { request, span };
    (request as Followed)[WORK] = work;
    workingFor(work, done);
  });
  // What comes after the body runs in events of the socket, which belong to no request.
  server.addHook('preValidation', (request, _reply, done) => {
    workingFor(workOf(request), done);
  });
  server.addHook('onResponse', (request, reply, done) => {
    endRequestSpan(request, reply);
    done();
  });
  server.addHook('onRequestAbort', (request, done) => {
    const { span } = workOf(request);
    span?.fail('aborted');
    span?.end();
    done();
  });
}

function workOf(request: Followed): CurrentWork {
  return request[WORK] ?? {};
}

function startRequestSpan(request: FastifyRequest): Span | undefined {
  const { method, id, headers, routeOptions } = request;
  const route = routeOptions.url;
  return startSpan({
    // Of an address that was asked for the pattern is told alone: the rest may be about a person.
    name: route ? `${method} ${route}` : method,
    kind: 'server',
    attributes: { 'http.request.method': method, ...(route && { 'http.route': route }), 'request.id': id },
    ...(isInProcess(request) ? { parent: currentWork().span } : { headers }),
  });
}

function endRequestSpan(request: FastifyRequest, { statusCode }: FastifyReply): void {
  const { span } = workOf(request);
  span?.tell({ 'http.response.status_code': statusCode });
  if (statusCode >= 500) span?.fail(statusCode);
  span?.end();
}
