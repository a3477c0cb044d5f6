import type { ChartSpec } from '@gazetteer/charts';
import { useEffect, useEffectEvent, useState } from 'react';
import { askFigures } from '../builder/canvas/ask-figures.ts';
import type { DrawnChart } from '../builder/canvas/use-chart-query.ts';
import { describeOwnRows } from '../builder/own-rows.ts';
import { withoutVersions } from './chart-versions.ts';
import type { SavedPage } from './load-saved-page.server.ts';
import { readRecord, type SavedRecord } from './saved-record.ts';

/** The figures of a saved chart, fetched by the browser: the page carries the first of them only. */
export function useSavedFigures({ chart, isToday }: SavedPage, onFound: () => void): DrawnChart | undefined {
  const [drawn, setDrawn] = useState<DrawnChart>();
  const tell = useEffectEvent(onFound);
  const { spec, visID } = chart;
  useEffect(() => {
    const controller = new AbortController();
    const find = async () => {
      const whole = isToday ? withoutVersions(spec) : spec;
      const found = await ask(whole, visID, controller.signal);
      if (controller.signal.aborted) return;
      setDrawn(found);
      tell();
    };
    // The picture that is there already says the same.
    void find().catch(() => undefined);
    return () => controller.abort();
  }, [spec, visID, isToday]);
  return drawn;
}

async function ask(spec: ChartSpec, visID: string, signal: AbortSignal): Promise<DrawnChart> {
  if (spec.source.kind !== 'own') return { spec, ...(await askFigures(spec, [], signal)) };
  const whole = await fetchWhole(visID, signal);
  const fields = whole.source.kind === 'own' ? describeOwnRows(whole.source).fields : [];
  return { spec: whole, ...(await askFigures(whole, fields, signal)) };
}

/** The chart with the rows that belong to it, which the page does not carry. */
async function fetchWhole(visID: string, signal: AbortSignal): Promise<ChartSpec> {
  const filter = JSON.stringify({ visID: { _eq: visID } });
  const address = `/api/content/items/visualisations?${new URLSearchParams({ filter })}`;
  const answer = await fetch(address, { headers: { accept: 'application/json' }, signal });
  const { data } = (await answer.json()) as { data?: SavedRecord[] };
  const [record] = data ?? [];
  if (!record) throw new Error(`The chart was answered with ${answer.status}`);
  return readRecord(record).spec;
}
