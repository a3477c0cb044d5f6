import { Readable } from 'node:stream';
import type { Outbound } from '@gazetteer/outbound';

/** Key sets, lists of addresses and answers to logout tokens are small. */
const MOST_BYTES = 256 * 1024;
const TIMEOUT_MILLISECONDS = 5000;

/** What the engine sends: forms. */
type Sent = { method?: string; headers?: HeadersInit; body?: URLSearchParams };

/** The engine's way to addresses that clients have given: the one client for them, which refuses private ones. */
export function outboundFetch(outbound: Outbound) {
  return async (url: string | URL, { method = 'GET', headers, body }: Sent = {}): Promise<Response> => {
    const options = {
      headers: Object.fromEntries(new Headers(headers)),
      maxBytes: MOST_BYTES,
      timeoutMilliseconds: TIMEOUT_MILLISECONDS,
    };
    const address = String(url);
    const answer =
      method === 'POST'
        ? await outbound.post(address, String(body ?? ''), options)
        : await outbound.get(address, options);
    const sent = Object.entries(answer.headers).filter(([name]) => name !== 'content-encoding');
    const shown = sent.flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as const],
    );
    const isEmpty = answer.status === 204 || answer.status === 304;
    if (isEmpty) answer.body.destroy();
    const content = isEmpty ? null : (Readable.toWeb(answer.body) as ReadableStream);
    return new Response(content, {
      status: answer.status,
      headers: new Headers(shown.map(([...pair]) => pair)),
    });
  };
}
