import { open } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { ApplicationError } from '@gazetteer/kernel';
import type { CsvDialect, TableLayout } from '@gazetteer/tabular';
import { badFile, ImportRefusal, type Refused } from './import-refusal.ts';
import { type FileFormats, prepareFile, type PreparedFile, type PrepareRequest } from './prepare-file.ts';
import { rewriteCsv, type RewrittenRows } from './rewrite-csv.ts';

export type PrepareTask =
  | { kind: 'prepare'; request: PrepareRequest }
  | { kind: 'rewrite'; path: string; dialect: CsvDialect; layout: TableLayout; target: string };

export type PrepareAnswer =
  | { result: PreparedFile | RewrittenRows }
  | { refused: Refused }
  | { failed: string };

// A thread takes longer to start than a file of this size to read.
const SMALL_BYTES = 256 * 1024;
const GZIP = '\x1f\x8b';
const ZIP = 'PK';
// What a workbook may take; texts and records are read piece by piece.
const THREAD_MEGABYTES = 2048;

/**
 * `prepareFile`, beside the thread that answers requests.
 * @param formats for small files, which get no thread; a thread knows them itself, for functions do not go there
 * @throws what it throws; cancelled
 */
export async function prepareInThread(
  request: PrepareRequest,
  formats: FileFormats,
  signal: AbortSignal | undefined,
): Promise<PreparedFile> {
  if (await isSmallText(request.path)) return prepareFile(request, formats);
  return (await runThread({ kind: 'prepare', request }, signal)) as PreparedFile;
}

/** `rewriteCsv`, beside the thread that answers requests. @throws what it throws; cancelled */
export async function rewriteInThread(
  task: Omit<Extract<PrepareTask, { kind: 'rewrite' }>, 'kind'>,
  signal: AbortSignal | undefined,
): Promise<RewrittenRows> {
  const { path, dialect, layout, target } = task;
  if (await isSmallText(path)) return rewriteCsv(path, dialect, layout, target);
  return (await runThread({ kind: 'rewrite', ...task }, signal)) as RewrittenRows;
}

/** What is packed may be anything but small, however short it is as it stands. */
async function isSmallText(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    const start = buffer.toString('latin1', 0, bytesRead);
    return start !== GZIP && start !== ZIP && (await file.stat()).size < SMALL_BYTES;
  } finally {
    await file.close();
  }
}

function runThread(
  task: PrepareTask,
  signal: AbortSignal | undefined,
): Promise<PreparedFile | RewrittenRows> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(cancelled());
      return;
    }
    const thread = new Worker(new URL('./prepare-thread.ts', import.meta.url), {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: THREAD_MEGABYTES },
    });
    const leave = () => void thread.terminate();
    signal?.addEventListener('abort', leave, { once: true });
    let answer: PrepareAnswer | undefined;
    let fault: NodeJS.ErrnoException | undefined;
    thread.on('message', (message) => {
      answer = message as PrepareAnswer;
    });
    thread.on('error', (error) => {
      fault = error as NodeJS.ErrnoException;
    });
    thread.on('exit', () => {
      signal?.removeEventListener('abort', leave);
      if (answer && 'result' in answer) resolve(answer.result);
      else if (signal?.aborted) reject(cancelled());
      else if (answer && 'refused' in answer) reject(new ImportRefusal(answer.refused));
      else if (fault?.code === 'ERR_WORKER_OUT_OF_MEMORY') reject(badFile({ code: 'workbook_too_large' }));
      else
        reject(fault ?? new Error(answer?.failed ?? 'the thread that reads files ended without an answer'));
    });
  });
}

function cancelled(): ApplicationError {
  return new ApplicationError('cancelled', 499, 'The import was cancelled');
}
