import { createHash } from 'node:crypto';
import type { OutboundAnswer } from '@gazetteer/outbound';
import { pipeline } from 'node:stream/promises';
import { ImportSourceError } from '../files/catalogue-source.ts';
import type { Fetching } from './fetch-json.ts';

/**
 * Asks for a file; whoever called reads its body to the end, or destroys it.
 * @throws ImportSourceError where it is not there; ApplicationError where it cannot be reached, or is larger than `maxBytes`
 */
export async function fetchFile(
  url: string,
  { outbound, signal, maxBytes }: Fetching,
): Promise<OutboundAnswer> {
  const answer = await outbound.get(url, { signal, maxBytes });
  if (answer.status === 200) return answer;
  answer.body.destroy();
  throw new ImportSourceError(`${url}: it answers with the status ${answer.status}`, {
    code: 'answered',
    params: { status: answer.status },
  });
}

/** What a file at an address is, without keeping it. */
export type FileAtAddress = {
  /** SHA-256 of its content, in hexadecimal. */
  hash: string;
  /** In bytes. */
  size: number;
  /** What the server calls its format, as in `text/csv`; empty where it does not. */
  mediaType: string;
};

/**
 * Reads a file to its end to know whether it is the one that was read before.
 * @throws as `fetchFile`
 */
export async function describeFile(url: string, fetching: Fetching): Promise<FileAtAddress> {
  const { body, headers } = await fetchFile(url, fetching);
  const hash = createHash('sha256');
  let size = 0;
  body.on('data', (chunk: Buffer) => (size += chunk.length));
  await pipeline(body, hash, { ...(fetching.signal && { signal: fetching.signal }) });
  const [mediaType = ''] = (headers['content-type'] ?? '').split(';');
  return { hash: hash.digest('hex'), size, mediaType: mediaType.trim().toLowerCase() };
}
