import { addAbortSignal } from 'node:stream';
import { refuse } from '../import/files/import-refusal.ts';
import type { OutboundPort } from './import-jobs.ts';
import { receiveFile } from './receive-file.ts';

type Options = { signal: AbortSignal; maxBytes: number; onFraction?: (fraction: number) => void };

/**
 * Fetches a file from its address to a path.
 * @returns what the file is called
 * @throws invalid_input on `url`; what {@link receiveFile} throws
 */
export async function fetchFile(
  outbound: OutboundPort,
  url: string,
  path: string,
  { signal, maxBytes, onFraction }: Options,
): Promise<string> {
  const answer = await outbound.get(url, { signal, maxBytes });
  addAbortSignal(signal, answer.body);
  try {
    if (answer.status !== 200) throw refuse('url', { code: 'no_file_there', status: answer.status });
    const length = Number(answer.headers['content-length']) || 0;
    const onBytes = (bytes: number) => onFraction?.(length > 0 ? bytes / length : 0);
    await receiveFile(answer.body, path, { maxBytes, onBytes });
  } finally {
    answer.body.destroy();
  }
  return fileNameOf(answer);
}

function fileNameOf({ url, headers }: { url: string; headers: Record<string, unknown> }): string {
  const disposition = headers['content-disposition'];
  const [, named] = /filename="?([^";]+)"?/i.exec(typeof disposition === 'string' ? disposition : '') ?? [];
  return named ?? new URL(url).pathname;
}
