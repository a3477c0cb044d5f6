import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { currentWork } from '../tracing/current-work.ts';

const ACCEPTABLE = /^[A-Za-z0-9._-]{8,128}$/;

/**
 * The id a proxy gave the request, when it is a plain one. One that is made in process to answer another has the id of that,
 * and any other a new one.
 */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  if (typeof given === 'string' && ACCEPTABLE.test(given)) return given;
  const outer = request.socket instanceof Socket ? undefined : currentWork().request?.id;
  return outer ?? randomUUID();
}
