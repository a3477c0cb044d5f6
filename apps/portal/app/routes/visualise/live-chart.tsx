import { type CSSProperties, useEffect, useEffectEvent, useState } from 'react';
import { askSavedFigures } from '../../charts/ask-saved-figures.ts';
import { ChartView } from '../../charts/chart-view.tsx';
import type { DrawnChart } from '../../charts/use-chart-query.ts';
import type { PictureSizes } from '../../charts/use-mounted-chart.ts';
import { Announcer } from '../../controls/announcer.tsx';
import type { SavedPage } from './load-saved-page.server.ts';

interface LiveChartProps {
  page: SavedPage;
  /** The chart is drawn: it takes the place of its picture. */
  onDrawn: () => void;
}

/** The chart as one that answers: figures at the pointer, and point by point by the arrow keys. */
export default function LiveChart({ page, onDrawn }: LiveChartProps) {
  const shown = useShownChart(page);
  const [spoken, setSpoken] = useState({ text: '', count: 0 });
  if (!shown) return null;
  const { drawn, picture } = shown;
  return (
    <div className="saved-live" style={picture && ratiosOf(picture)}>
      <ChartView
        drawn={drawn}
        alt={page.words?.alt ?? page.chart.title}
        {...(picture ? { picture } : {})}
        onDrawn={onDrawn}
        announce={(text) => setSpoken(({ count }) => ({ text, count: count + 1 }))}
      />
      <Announcer spoken={spoken} />
    </div>
  );
}

/** The chart takes exactly the room of its picture, so that nothing moves. */
function ratiosOf({ desk, tablet, phone }: PictureSizes): CSSProperties {
  const ratio = ({ width, height }: PictureSizes['desk']) => `${width} / ${height}`;
  return {
    '--desk': ratio(desk),
    '--tablet': ratio(tablet ?? desk),
    '--phone': ratio(phone ?? desk),
  } as CSSProperties;
}

type ShownChart = { drawn: DrawnChart; picture: PictureSizes | undefined };

/**
 * The figures of a saved chart, fetched by the browser: the page carries the first of them only. While those of another
 * choice are on their way, the chart before stays, in its own room.
 */
function useShownChart({ chart: { visID }, spec, drawn: sizes }: SavedPage): ShownChart | undefined {
  const [shown, setShown] = useState<ShownChart>();
  const show = useEffectEvent((drawn: DrawnChart) => setShown({ drawn, picture: sizes ?? undefined }));
  useEffect(() => {
    const controller = new AbortController();
    const find = async () => {
      const found = await askSavedFigures(spec, visID, controller.signal);
      if (!controller.signal.aborted) show(found);
    };
    // The picture that is there already says the same.
    void find().catch(() => undefined);
    return () => controller.abort();
  }, [spec, visID]);
  return shown;
}
