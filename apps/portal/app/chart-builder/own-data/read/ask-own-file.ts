import type { OwnFileNews, OwnFileQuestion } from './own-file.worker.ts';
import { OwnFileError, type OwnTable } from './own-table.ts';

/**
 * Reads a person's file in a worker.
 * @throws OwnFileError where it is no table; the signal's reason where it was given up
 */
export async function askOwnFile(
  question: OwnFileQuestion,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<OwnTable> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./own-file.worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<OwnTable>();
  worker.addEventListener('message', ({ data }: MessageEvent<OwnFileNews>) => {
    if ('progress' in data) onProgress(data.progress);
    else if ('table' in data) resolve(data.table);
    else reject(new OwnFileError(data.problem, data.params));
  });
  worker.addEventListener('error', () => reject(new OwnFileError('unknown')));
  const giveUp = () => reject(signal.reason as Error);
  signal.addEventListener('abort', giveUp);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
  worker.postMessage(question);
  try {
    return await promise;
  } finally {
    signal.removeEventListener('abort', giveUp);
    worker.terminate();
  }
}
