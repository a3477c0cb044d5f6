import { useEffect, useEffectEvent, useState } from 'react';
import type { DrawnChart } from '../../charts/use-chart-query.ts';
import { askSavedFigures } from '../../charts/ask-saved-figures.ts';
import { withoutVersions } from './chart-versions.ts';
import type { SavedPage } from './load-saved-page.server.ts';

/** The figures of a saved chart, fetched by the browser: the page carries the first of them only. */
export function useSavedFigures({ chart, isToday }: SavedPage, onFound: () => void): DrawnChart | undefined {
  const [drawn, setDrawn] = useState<DrawnChart>();
  const tell = useEffectEvent(onFound);
  const { spec, visID } = chart;
  useEffect(() => {
    const controller = new AbortController();
    const find = async () => {
      const whole = isToday ? withoutVersions(spec) : spec;
      const found = await askSavedFigures(whole, visID, controller.signal);
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
