import { type ChartField, type ChartSource, firstChart } from '@gazetteer/charts';
import { type Dispatch, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type ChartProblem, problemOf } from '../../charts/chart-problem.ts';
import { restoreRows, type SourceFacts } from '../../charts/own-rows.ts';
import type { BuilderAction } from './builder-action.ts';
import type { BuilderStart } from './builder-start.ts';
import { captionOf } from './caption-of.ts';
import { client } from '../../site/browser-client.ts';

interface Known {
  facts: SourceFacts;
  fields: readonly ChartField[];
}

interface SourceState {
  facts: SourceFacts | null;
  problem: ChartProblem | null;
  retry: () => void;
}

/** Finds out what can be charted of the source, whenever another one is chosen; what is known is not asked again. */
export function useSource(
  source: ChartSource | undefined,
  { opened, mark, personId }: Pick<BuilderStart, 'opened' | 'mark' | 'personId'>,
  dispatch: Dispatch<BuilderAction>,
): SourceState {
  const known = useRef(new WeakMap<ChartSource, Known>());
  const [loaded, setLoaded] = useState<{ source: ChartSource; facts: SourceFacts } | undefined>(
    opened ? { source: opened.source, facts: opened } : undefined,
  );
  const [failed, setFailed] = useState<{ source: ChartSource; attempt: number; problem: ChartProblem }>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!source) return undefined;
    const controller = new AbortController();
    const take = (found: Known) => {
      known.current.set(source, found);
      setLoaded({ source, facts: found.facts });
      setFailed(undefined);
      const { row_count: rowCount, places } = found.facts;
      const first = firstChart({ source, fields: found.fields, rowCount, places }, mark);
      dispatch({
        type: 'load-fields',
        source,
        fields: found.fields,
        first,
        caption: captionOf(found.facts),
      });
    };
    const find = async () => {
      try {
        take(known.current.get(source) ?? (await askFields(source, { opened, personId }, controller.signal)));
      } catch (error) {
        if (!controller.signal.aborted) setFailed({ source, attempt, problem: problemOf(error) });
      }
    };
    void find();
    return () => controller.abort();
  }, [source, opened, mark, personId, dispatch, attempt]);
  const facts = loaded && loaded.source === source ? loaded.facts : null;
  const problem = failed && failed.source === source && failed.attempt === attempt ? failed.problem : null;
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return useMemo(() => ({ facts, problem, retry }), [facts, problem, retry]);
}

async function askFields(
  source: ChartSource,
  { opened, personId }: Pick<BuilderStart, 'opened' | 'personId'>,
  signal: AbortSignal,
): Promise<Known> {
  if (source.kind === 'own') {
    await restoreRows(source, personId);
    const { describeOwnRows } = await import('../../charts/describe-own-rows.ts');
    return describeOwnRows(source);
  }
  const answer =
    source === opened?.source ? opened : await client.action('chart_fields', { source }, { signal });
  return { facts: answer, fields: answer.fields };
}
