import { useState } from 'react';
import { Announcer } from '../../controls/announcer.tsx';
import { ChartView } from '../../charts/chart-view.tsx';
import type { SavedPage } from './load-saved-page.server.ts';
import { useSavedFigures } from './use-saved-figures.ts';

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
        announce={(text) => setSpoken(({ count }) => ({ text, count: count + 1 }))}
      />
      <Announcer spoken={spoken} />
    </div>
  );
}
