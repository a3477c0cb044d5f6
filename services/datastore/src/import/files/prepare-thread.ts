/** The thread that works on the bytes of large files; started by prepare-in-thread.ts with its task. */
import { parentPort, workerData } from 'node:worker_threads';
import { fileFormats } from './file-formats.ts';
import { ImportRefusal } from './import-refusal.ts';
import { prepareFile } from './prepare-file.ts';
import type { PrepareAnswer, PrepareTask } from './prepare-in-thread.ts';
import { rewriteCsv } from './rewrite-csv.ts';

const task = workerData as PrepareTask;

async function perform(): Promise<PrepareAnswer> {
  try {
    if (task.kind === 'prepare') return { result: await prepareFile(task.request, fileFormats) };
    return { result: await rewriteCsv(task.path, task.dialect, task.layout, task.target) };
  } catch (error) {
    if (error instanceof ImportRefusal) return { refused: error.refused };
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage(await perform());
