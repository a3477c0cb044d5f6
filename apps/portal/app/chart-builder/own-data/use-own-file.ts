import { useCallback, useEffect, useRef, useState } from 'react';
import { askOwnFile } from './read/ask-own-file.ts';
import type { CorrectedTable } from './correct/corrected-tables.ts';
import { guessCorrections } from './correct/corrections.ts';
import { OwnFileError, type OwnFileProblem } from './read/own-table.ts';

/** How far a file has come. */
export type OwnFileState =
  | { step: 'choosing' }
  | { step: 'reading'; name: string; progress: number }
  | { step: 'failed'; name: string; problem: OwnFileProblem; params: Readonly<Record<string, number>> }
  | ({ step: 'found'; isFresh: boolean } & CorrectedTable);

/**
 * Reads one file at a time; another one, or none, ends the reading.
 * @param begin a table that was read before, to be corrected again
 */
export function useOwnFile(begin: () => CorrectedTable | undefined) {
  const [state, setState] = useState<OwnFileState>(() => {
    const found = begin();
    return found ? { step: 'found', isFresh: false, ...found } : { step: 'choosing' };
  });
  const reading = useRef<AbortController>(undefined);
  const chosen = useRef<{ file: Blob; name: string }>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  const read = useCallback((file: Blob, name: string, sheet?: string) => {
    reading.current?.abort();
    const control = new AbortController();
    reading.current = control;
    chosen.current = { file, name };
    setState({ step: 'reading', name, progress: 0 });
    const onProgress = (progress: number) => setState({ step: 'reading', name, progress });
    const run = async () => {
      try {
        const table = await askOwnFile({ file, name, sheet }, onProgress, control.signal);
        setState({ step: 'found', isFresh: true, table, corrections: guessCorrections(table) });
      } catch (error) {
        if (control.signal.aborted) return;
        const { problem, params } = error instanceof OwnFileError ? error : new OwnFileError('unknown');
        setState({ step: 'failed', name, problem, params });
      }
    };
    void run();
  }, []);

  const readSheet = useCallback(
    (sheet: string) => {
      if (chosen.current) read(chosen.current.file, chosen.current.name, sheet);
    },
    [read],
  );
  const forget = useCallback(() => {
    reading.current?.abort();
    setState({ step: 'choosing' });
  }, []);
  return { state, read, readSheet, forget };
}
