import { useEffect, useEffectEvent, useState } from 'react';
import { askSavedFigures } from '../../charts/ask-saved-figures.ts';
import { ChartView } from '../../charts/chart-view.tsx';
import type { DrawnChart } from '../../charts/use-chart-query.ts';
import { Announcer } from '../../controls/announcer.tsx';
import type { SavedPage } from './load-saved-page.server.ts';

interface LiveChartProps {
  page: SavedPage;
  /** The figures are there: the chart takes the place of its picture. */
  onDrawn: () => void;
}

/** The chart as one that answers: figures at the pointer, and point by point by the arrow keys. */
export default function LiveChart({ page, onDrawn }: LiveChartProps) {
  const drawn = useSavedFigures(page, onDrawn);
  const [spoken, setSpoken] = useState({ text: '', count: 0 });
  if (!drawn) return null;
  return (
    <div className="saved-live">
      <ChartView
        drawn={drawn}
        alt={page.words?.alt ?? page.chart.title}
        {...(page.drawn ? { picture: page.drawn } : {})}
        announce={(text) => setSpoken(({ count }) => ({ text, count: count + 1 }))}
      />
      <Announcer spoken={spoken} />
    </div>
  );
}

/** The figures of a saved chart, fetched by the browser: the page carries the first of them only. */
function useSavedFigures({ chart: { visID }, spec }: SavedPage, onFound: () => void): DrawnChart | undefined {
  const [drawn, setDrawn] = useState<DrawnChart>();
  const tell = useEffectEvent(onFound);
  useEffect(() => {
    const controller = new AbortController();
    const find = async () => {
      const found = await askSavedFigures(spec, visID, controller.signal);
      if (controller.signal.aborted) return;
      setDrawn(found);
      tell();
    };
    // The picture that is there already says the same.
    void find().catch(() => undefined);
    return () => controller.abort();
  }, [spec, visID]);
  return drawn;
}
