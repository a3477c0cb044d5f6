import type { ChartData, ChartSpec } from '@gazetteer/charts';
import { editAddress, tellChartSaved, usualVisibility } from '@gazetteer/site';
import { useRef, useState } from 'react';
import type { SavedChartData } from '../../charts/saved-record.ts';
import { useBuilder } from '../model/use-builder.ts';
import { useShell } from '../../site/use-shell.ts';
import { type ChartDetails, textsFrom, withTexts } from './chart-details.ts';
import { isSameChart } from './same-chart.ts';
import { type SaveOutcome, type SaveProblem, sendChart } from './send-chart.ts';

export interface Saving {
  /** The chart as the server has it; null before it is saved for the first time. */
  saved: SavedChartData | null;
  /** There is something that would be lost. */
  isDirty: boolean;
  isBusy: boolean;
  problem: { problem: SaveProblem; message?: string } | null;
  /**
   * Saves the chart; while that is under way another call does nothing.
   * @param details what is said of it; what was said before where absent
   * @param isCopy as a new chart, which is worked on from then on
   */
  save: (details?: ChartDetails, isCopy?: boolean) => Promise<SaveOutcome | undefined>;
  forgetProblem: () => void;
}

/** Saves the chart that is being built. @param edited the saved chart that the builder was opened with */
export function useSave(edited: SavedChartData | null): Saving {
  const { spec, data, canUndo, dispatch, removeDraft } = useBuilder();
  const { locale } = useShell();
  const own = edited?.isOwn ? edited : null;
  const [saved, setSaved] = useState(own);
  const [kept, setKept] = useState<ChartSpec | null>(own?.spec ?? null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Saving['problem']>(null);
  // State comes too late for the second of two quick presses.
  const isSending = useRef(false);

  const save: Saving['save'] = async (details, isCopy = false) => {
    if (isSending.current) return undefined;
    isSending.current = true;
    setBusy(true);
    setProblem(null);
    const texts = details && textsFrom(details, spec, locale);
    const next = texts ? withTexts(spec, texts) : spec;
    const visibility = details?.visibility ?? saved?.visibility ?? usualVisibility;
    const outcome = await sendChart({
      id: isCopy ? undefined : saved?.id,
      spec: await toSave(next, data),
      visibility,
    });
    isSending.current = false;
    setBusy(false);
    if (outcome.state === 'problem') {
      setProblem(outcome);
      return outcome;
    }
    setSaved(outcome.chart);
    setKept(next);
    // Who is writing an article in another tab may be waiting for it.
    tellChartSaved(outcome.chart);
    if (texts) dispatch({ type: 'set-text', change: texts, group: 'save' });
    removeDraft();
    // Opened again at this address, it is this chart; the builder itself stays as it is.
    window.history.replaceState(window.history.state, '', editAddress(outcome.chart.visID));
    return outcome;
  };
  return {
    saved,
    isDirty: kept ? !isSameChart(likeKept(spec, kept), kept) : canUndo,
    isBusy,
    problem,
    save,
    forgetProblem: () => setProblem(null),
  };
}

/** Rows of one's own go with the chart; how is loaded where there are some. */
async function toSave(spec: ChartSpec, data: ChartData | null): Promise<ChartSpec> {
  if (spec.source.kind !== 'own') return spec;
  const { specToSave } = await import('../own-data/saved-source.ts');
  return specToSave(spec, data);
}

/** The builder names the publisher by itself where a chart was saved without, which is nothing to save. */
function likeKept(spec: ChartSpec, kept: ChartSpec): ChartSpec {
  const { caption: _caption, ...rest } = spec;
  return kept.caption ? spec : rest;
}
