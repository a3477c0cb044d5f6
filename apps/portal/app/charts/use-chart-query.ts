import type { ChartField, ChartSpec, Mark } from '@gazetteer/charts';
import { useLatest } from '@gazetteer/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { askFigures, type Figures } from './ask-figures.ts';
import { type ChartProblem, problemOf } from './chart-problem.ts';
import { questionOf, withLabels } from './chart-question.ts';

/** `empty`: nothing is on the chart yet; `waiting`: the figures are on their way, those before them still shown. */
export type ChartStatus = 'empty' | 'waiting' | 'ready' | 'problem';

/** A chart with the figures it is drawn of. */
export interface DrawnChart extends Figures {
  spec: ChartSpec;
}

export interface ChartQuery {
  /** What is on the canvas; while other figures are on their way, the chart before. */
  drawn: DrawnChart | null;
  status: ChartStatus;
  problem: ChartProblem | null;
  /** Gives up waiting; the chart before stays. */
  cancel: () => void;
  retry: () => void;
}

/** What draws and describes a mark, which comes while the figures are on their way. */
async function loadMark(mark: Mark): Promise<void> {
  const { loadDrawer } = await import('@gazetteer/charts/browser');
  await loadDrawer(mark);
}

/** What came of a question; `turn` tells which. */
type Outcome = { turn: string } & ({ figures: Figures } | { problem: ChartProblem });

/**
 * Keeps the figures in step with the chart. They are asked for when what is asked changes, not when words or colours
 * do; the question before is then given up.
 * @param isHeld nothing is asked yet: the figures are waited for
 */
export function useChartQuery(
  spec: ChartSpec | null,
  fields: readonly ChartField[],
  isHeld: boolean,
): ChartQuery {
  const [outcome, setOutcome] = useState<Outcome>();
  /** The last chart that had figures. */
  const [shown, setShown] = useState<DrawnChart>();
  const [attempt, setAttempt] = useState(0);
  const question = useMemo(() => questionOf(spec, fields), [spec, fields]);
  const { key } = question;
  const turn = `${attempt} ${key}`;
  const latest = useLatest({ question, fields, spec });
  const controller = useRef<AbortController | null>(null);

  useEffect(() => {
    const { question: asked, fields: known } = latest.current;
    if (!asked.spec || isHeld) return undefined;
    const { spec: askedSpec } = asked;
    const control = new AbortController();
    controller.current = control;
    const ask = async () => {
      try {
        const [figures] = await Promise.all([
          askFigures(askedSpec, known, control.signal),
          loadMark(askedSpec.mark),
        ]);
        if (control.signal.aborted) return;
        setOutcome({ turn, figures });
        setShown({ ...figures, spec: latest.current.spec ?? askedSpec });
      } catch (error) {
        if (!control.signal.aborted) setOutcome({ turn, problem: problemOf(error) });
      }
    };
    void ask();
    return () => control.abort();
  }, [turn, latest, isHeld]);

  const isAnswered = outcome?.turn === turn;
  const figures = isAnswered && 'figures' in outcome ? outcome.figures : null;
  const drawn = useMemo(
    () => (figures && spec ? { ...figures, spec, data: withLabels(figures.data, spec) } : null),
    [figures, spec],
  );
  const problem = question.problem ?? (isAnswered && 'problem' in outcome ? outcome.problem : null);
  const cancel = useCallback(() => {
    controller.current?.abort();
    setOutcome({ turn, problem: { code: 'cancelled', message: '' } });
  }, [turn]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const status = key === '' ? 'empty' : problem ? 'problem' : drawn ? 'ready' : 'waiting';
  return useMemo(
    () => ({ drawn: drawn ?? (key === '' ? null : (shown ?? null)), status, problem, cancel, retry }),
    [drawn, key, shown, status, problem, cancel, retry],
  );
}
