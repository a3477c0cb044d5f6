import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

type Request = {
  method: string;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body?: string | undefined;
};

/** A request as Node's HTTP server would hand it on, but made in process. */
export function makeRequest({ method, path, headers, body }: Request): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method, url: path, headers, complete: true });
  if (body !== undefined) request.push(body);
  request.push(null);
  return request;
}

/** Keeps what is answered instead of sending it. */
export class CollectedAnswer extends ServerResponse {
  body = '';

  override end(...[body]: unknown[]): this {
    if (typeof body === 'string' || body instanceof Uint8Array) this.body = body.toString();
    // Whoever has ended an answer asks this before anything else is done to it.
    this.finished = true;
    this.emit('finish');
    return this;
  }
}
