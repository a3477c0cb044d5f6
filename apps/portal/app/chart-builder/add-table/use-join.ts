import type { TableSource } from '@gazetteer/charts';
import { isRequestError } from '@gazetteer/client';
import { useEffect, useState } from 'react';
import { composeMerge, type MergeInput, type MergeSuggestion } from '../../merge/compose-merge.ts';
import type { How } from '../../merge/merge-address.ts';
import type { Report } from '../../merge/report.ts';
import { client } from '../../site/browser-client.ts';

/** What the person says of how two tables are joined. */
export interface JoinWishes {
  level?: string;
  how: How;
  aggregate: boolean;
}

/** How far two tables have come on their way to one. */
export type Join =
  | { state: 'waiting'; suggestion?: MergeSuggestion }
  | { state: 'impossible'; suggestion: MergeSuggestion }
  | { state: 'refused'; suggestion: MergeSuggestion; message: string }
  | { state: 'joined'; suggestion: MergeSuggestion; input: MergeInput; report: Report }
  | { state: 'failed' };

/** Asks how two tables go together, and counts what would come of it. Nothing is kept. */
export function useJoin(left: TableSource, right: string, wishes: JoinWishes, attempt: number): Join {
  const [join, setJoin] = useState<{ key: string; join: Join }>();
  const key = JSON.stringify([left, right, wishes, attempt]);
  useEffect(() => {
    const request = new AbortController();
    const [one, other, said] = JSON.parse(key) as [TableSource, string, JoinWishes];
    const ask = async () => {
      try {
        setJoin({ key, join: await joinTables(one, other, said, request.signal) });
      } catch {
        if (!request.signal.aborted) setJoin({ key, join: { state: 'failed' } });
      }
    };
    void ask();
    return () => request.abort();
  }, [key]);
  if (join?.key === key) return join.join;
  const known = join && 'suggestion' in join.join ? join.join.suggestion : undefined;
  return { state: 'waiting', ...(known?.right.resource_id === right && { suggestion: known }) };
}

async function joinTables(
  left: TableSource,
  right: string,
  wishes: JoinWishes,
  signal: AbortSignal,
): Promise<Join> {
  const suggestion = await client.action(
    'table_merge_suggest',
    { left: left.resource_id, right },
    { signal },
  );
  const side = { aggregates: {} };
  const composed = composeMerge(suggestion, { ...wishes, left: side, right: side, text: '', whole: false });
  if (!composed) return { state: 'impossible', suggestion };
  const { version } = left;
  const input = version === undefined ? composed : { ...composed, left: { ...composed.left, version } };
  try {
    const { report } = await client.action('table_merge', { ...input, limit: 1 }, { signal });
    return { state: 'joined', suggestion, input, report };
  } catch (error) {
    if (!isRequestError(error) || error.status >= 500) throw error;
    const said = Object.values(error.fields).flat().join(' ');
    return { state: 'refused', suggestion, message: said || (error.detail ?? error.message) };
  }
}
