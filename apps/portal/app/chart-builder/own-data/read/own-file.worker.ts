import { OwnFileError, type OwnFileProblem, type OwnTable } from './own-table.ts';
import { readOwnFile } from './read-own-file.ts';

/** What the page asks of the worker, once. */
export interface OwnFileQuestion {
  file: Blob;
  name: string;
  sheet?: string | undefined;
}

export type OwnFileNews =
  | { progress: number }
  | { table: OwnTable }
  | { problem: OwnFileProblem; params: Readonly<Record<string, number>> };

// Reading a large file takes seconds: it is done beside the page, which stays quick.
const worker = self as unknown as {
  postMessage: (news: OwnFileNews) => void;
  addEventListener: (type: 'message', listener: (event: MessageEvent<OwnFileQuestion>) => void) => void;
};

function tell(news: OwnFileNews): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker speaks to its own page only
  worker.postMessage(news);
}

worker.addEventListener('message', ({ data }) => {
  const read = async () => {
    try {
      const onProgress = (progress: number) => tell({ progress });
      tell({ table: await readOwnFile({ ...data, onProgress }) });
    } catch (error) {
      const known = error instanceof OwnFileError ? error : new OwnFileError('unknown');
      tell({ problem: known.problem, params: known.params });
    }
  };
  void read();
});
