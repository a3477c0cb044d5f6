import { type ChartField, describeChart } from '@gazetteer/charts';
import { useLatest } from '@gazetteer/ui';
import { type Dispatch, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartQuery } from '../../charts/use-chart-query.ts';
import { useShell } from '../../site/use-shell.ts';
import type { BuilderAction } from '../model/builder-action.ts';
import { type BuilderState, reduceBuilder } from '../model/builder-state.ts';
import { useActionWords } from './use-action-words.ts';

interface Watched {
  state: BuilderState;
  fields: readonly ChartField[];
  query: ChartQuery;
  dispatch: Dispatch<BuilderAction>;
}

interface SpokenChart {
  spoken: { text: string; count: number };
  announce: (text: string) => void;
  /** Does an action, and says what was done and, once it is drawn, what the chart shows now. */
  speaking: Dispatch<BuilderAction>;
}

/** Says what happens on the chart to those who do not see it. */
export function useSpokenChart({ state, fields, query, dispatch }: Watched): SpokenChart {
  const { t } = useTranslation();
  const { locale, site } = useShell();
  const [spoken, setSpoken] = useState({ text: '', count: 0 });
  const wordsOf = useActionWords();
  const now = useLatest({ state, fields });
  /** What was done since the chart was last described, and the state in which it was done. */
  const done = useRef<{ words: string; before: BuilderState } | undefined>(undefined);
  const announce = useCallback((text: string) => {
    // What is said of an action is said again with the chart that comes of it, which would cut it short.
    if (done.current?.words === '') done.current.words = text;
    setSpoken(({ count }) => ({ text, count: count + 1 }));
  }, []);
  const speaking = useCallback<Dispatch<BuilderAction>>(
    (action) => {
      const { state: before, fields: known } = now.current;
      const words = before.spec ? wordsOf(action, before, known) : '';
      dispatch(action);
      // What changes nothing is said at once: no chart will follow. Where a text went says all of a move.
      const isAll = action.type === 'move-annotation' || reduceBuilder(before, action) === before;
      if (isAll) announce(words);
      else done.current = { words, before };
    },
    [dispatch, wordsOf, now, announce],
  );
  const { status, drawn, problem } = query;
  useEffect(() => {
    // A chart that was asked for before may be drawn just now: what it shows is not what was done.
    if (done.current === undefined || done.current.before === state) return;
    // Until the columns of another source are known, nothing is known of its chart.
    if (!state.spec || state.fields.length === 0 || status === 'waiting') return;
    const { digitGrouping } = site;
    const chart =
      status === 'ready' && drawn
        ? describeChart(drawn.spec, drawn.data, {
            locale,
            digitGrouping,
            drawing: drawn.drawing,
            ground: drawn.ground,
          }).alt
        : problem
          ? t('visualise.builder.spoken.problem')
          : t('visualise.builder.spoken.empty');
    announce([done.current.words, chart].filter(Boolean).join('. '));
    done.current = undefined;
  }, [status, drawn, problem, state, locale, site, t, announce]);
  return { spoken, announce, speaking };
}
