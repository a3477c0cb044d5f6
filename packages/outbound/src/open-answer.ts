import type { LookupAddress } from 'node:dns';
import { type IncomingMessage, request as requestHttp, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { toOutboundError, tooSlow } from './outbound-errors.ts';

/** Opens a connection: Node's own function unless a test brings another. */
export type Connect = NonNullable<RequestOptions['createConnection']>;

export type Opening = {
  addresses: readonly LookupAddress[];
  headers: Record<string, string>;
  /** What is sent by POST; without it the request is a GET. */
  body?: string | undefined;
  signal: AbortSignal;
  silenceMilliseconds: number;
  connect?: Connect | undefined;
};

/**
 * Requests one address without following redirects, and resolves with the answer's headers; the body is still to
 * come. Connects to the addresses given, whatever the name means by now.
 * @throws ApplicationError `unreachable`, `timed_out`
 */
export function openAnswer(url: URL, opening: Opening): Promise<IncomingMessage> {
  const { addresses, headers, body, signal, silenceMilliseconds, connect } = opening;
  const open = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = open(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headers, host: url.host },
      signal,
      lookup: answerWith(addresses),
      // Each request gets a new connection, because a reused one would outlive the check of its address.
      ...(connect ? { createConnection: connect } : { agent: false }),
    });
    const patience = setTimeout(
      () => request.destroy(tooSlow(url, silenceMilliseconds)),
      silenceMilliseconds,
    );
    request.on('error', (error) => reject(toOutboundError(url, error)));
    request.on('response', resolve);
    request.on('response', () => clearTimeout(patience));
    request.on('close', () => clearTimeout(patience));
    request.end(body);
  });
}

function answerWith(addresses: readonly LookupAddress[]): LookupFunction {
  return (_host, options, callback) => {
    const [first] = addresses;
    if (options.all) callback(null, [...addresses]);
    else if (first) callback(null, first.address, first.family);
  };
}
