import { useEffect, useState } from 'react';
import { askSavedFigures, fetchSavedSpec } from '../charts/ask-saved-figures.ts';
import chartStyle from '../charts/chart-view.css?url';
import { ChartView } from '../charts/chart-view.tsx';
import type { DrawnChart } from '../charts/use-chart-query.ts';
import type { PictureSizes } from '../charts/use-mounted-chart.ts';
import { Announcer } from '../controls/announcer.tsx';
import liveStyle from './article-live.css?url';

/** Puts the chart that answers over its picture in `figure`; where there are no figures, the picture stays. */
export default function LiveEmbed({ figure, visID }: { figure: HTMLElement; visID: string }) {
  const drawn = useFigures(figure, visID);
  const [picture] = useState(() => sizesOf(figure));
  const [spoken, setSpoken] = useState({ text: '', count: 0 });
  // Tables have nothing that could answer.
  if (!drawn || drawn.spec.mark === 'table') return null;
  return (
    <div className="article-live">
      <link rel="stylesheet" href={chartStyle} precedence="default" />
      <link rel="stylesheet" href={liveStyle} precedence="default" />
      <ChartView
        drawn={drawn}
        alt={figure.querySelector('img')?.alt ?? ''}
        {...(picture ? { picture } : {})}
        announce={(text) => setSpoken(({ count }) => ({ text, count: count + 1 }))}
      />
      <Announcer spoken={spoken} />
    </div>
  );
}

/** The sizes in which the picture is drawn, as its elements have them. */
function sizesOf(figure: HTMLElement): PictureSizes | undefined {
  const sizeOf = (element: Element | null) => ({
    width: Number(element?.getAttribute('width')),
    height: Number(element?.getAttribute('height')),
  });
  const desk = sizeOf(figure.querySelector('img'));
  const phone = figure.querySelector('source[data-window]');
  if (!(desk.width > 0 && desk.height > 0)) return undefined;
  return { desk, ...(phone ? { phone: sizeOf(phone) } : {}) };
}

/** Fetches what the chart in `figure` draws; until that has come, or cannot, the figure is busy. */
function useFigures(figure: HTMLElement, visID: string): DrawnChart | undefined {
  const [drawn, setDrawn] = useState<DrawnChart>();
  useEffect(() => {
    if (drawn) figure.removeAttribute('aria-busy');
  }, [figure, drawn]);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const find = async () => {
      const spec = await fetchSavedSpec(visID, signal);
      const found = await askSavedFigures(spec, visID, signal);
      if (!signal.aborted) setDrawn(found);
    };
    // The picture that is there already says the same.
    void find().catch(() => figure.removeAttribute('aria-busy'));
    return () => controller.abort();
  }, [figure, visID]);
  return drawn;
}
