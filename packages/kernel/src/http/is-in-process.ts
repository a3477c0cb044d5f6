import { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** True for requests that our own code makes in process, which never came through a socket. */
export function isInProcess(request: FastifyRequest): boolean {
  return !(request.raw.socket instanceof Socket);
}
