import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { answerTooLarge, toOutboundError, tooSlow, unreachable } from './outbound-errors.ts';

export type OutboundAnswer = {
  status: number;
  headers: IncomingHttpHeaders;
  /** The address that answered, after all redirects. */
  url: string;
  /** The uncompressed body, which fails with an ApplicationError. Read it to its end, or destroy it. */
  body: Readable;
};

export type Limits = { maxBytes: number; silenceMilliseconds: number; signal: AbortSignal };

const decoders: Record<string, () => ReturnType<typeof createInflate | typeof createBrotliDecompress>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** The compressions an answer may come in. */
export const ACCEPTED_ENCODINGS = 'gzip, deflate, br';

/**
 * An answer's body, uncompressed and within its limits: bytes are counted as they come out of the compression,
 * whatever the headers say about them.
 * @throws ApplicationError when the headers already say that it is too large, or name an unknown compression
 */
export function readAnswer(url: URL, answer: IncomingMessage, limits: Limits): OutboundAnswer {
  const { headers } = answer;
  const decoded = checkedBody(url, answer, limits);
  const chunks = guard(url, decoded, limits);
  const body = new Readable({
    read() {
      chunks.next().then(
        ({ done, value }) => body.push(done ? null : value),
        (error: Error) => body.destroy(error),
      );
    },
    // The reader may stop before reading anything, or while a chunk is awaited.
    destroy(error, callback) {
      answer.destroy();
      decoded.destroy();
      callback(error);
    },
  });
  return {
    status: answer.statusCode ?? 0,
    headers: decoded === answer ? headers : plain(headers),
    url: url.href,
    body,
  };
}

function checkedBody(url: URL, answer: IncomingMessage, { maxBytes }: Limits): Readable {
  try {
    if (Number(answer.headers['content-length']) > maxBytes) throw answerTooLarge(url, maxBytes);
    return decode(url, answer);
  } catch (error) {
    answer.destroy();
    throw error;
  }
}

function decode(url: URL, answer: IncomingMessage): Readable {
  const encoding = answer.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (encoding === 'identity' || encoding === '') return answer;
  const makeDecoder = decoders[encoding];
  if (!makeDecoder)
    throw unreachable(`${url.host} sends the compression ${encoding.slice(0, 40)}, which is not read`);
  // The callback is empty, because an error reaches whoever reads the decoder.
  return pipeline(answer, makeDecoder(), () => {});
}

/** Removes the headers that describe the compressed body, because they do not hold for the uncompressed one. */
function plain(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { 'content-encoding': _encoding, 'content-length': _length, ...others } = headers;
  return others;
}

async function* guard(url: URL, source: Readable, { maxBytes, silenceMilliseconds, signal }: Limits) {
  const chunks = source[Symbol.asyncIterator]();
  let received = 0;
  try {
    for (;;) {
      const next = await withinSilence(url, chunks.next(), silenceMilliseconds);
      if (next.done) return;
      const chunk = next.value as Buffer;
      received += chunk.length;
      if (received > maxBytes) throw answerTooLarge(url, maxBytes);
      yield chunk;
    }
  } catch (error) {
    signal.throwIfAborted();
    throw toOutboundError(url, error);
  } finally {
    source.destroy();
  }
}

/** Times only the wait for the other server: a slow reader must not count as silence of the server. */
async function withinSilence<Value>(url: URL, work: Promise<Value>, milliseconds: number): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(tooSlow(url, milliseconds)), milliseconds);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
