import { lazy, Suspense, useMemo } from 'react';
import { type ChartLayer, ChartView } from '../../charts/chart-view.tsx';
import type { DrawnChart } from '../../charts/use-chart-query.ts';
import { editChart } from '../model/edit-chart.ts';
import { canAnnotate, MOST_ANNOTATIONS } from '../model/marking-limits.ts';
import { useBuilder } from '../model/use-builder.ts';
import { useChooseFigure } from './use-choose-figure.ts';
import { useMarking } from './use-marking.ts';

const MarkingLayer = lazy(() => import('./marking-layer.tsx'));

/** The chart of the builder: its texts are moved on it, its figures annotated and its categories highlighted. */
export function MarkedChart({
  drawn,
  alt,
  onDrawn,
}: {
  drawn: DrawnChart;
  alt: string;
  onDrawn: () => void;
}) {
  const { announce, spec } = useBuilder();
  const { moving } = useMarking();
  const choose = useChooseFigure();
  // A text that is on its way is drawn where it is; the figures are those that are there.
  const shown = useMemo(
    () =>
      moving ? { ...drawn, spec: editChart(drawn.spec, { type: 'move-annotation', ...moving }, []) } : drawn,
    [drawn, moving],
  );
  const isOpen = canAnnotate(spec.mark) && (spec.annotations?.length ?? 0) < MOST_ANNOTATIONS;
  return (
    <ChartView
      drawn={shown}
      alt={alt}
      announce={announce}
      onDrawn={onDrawn}
      over={LateLayer}
      onChoose={isOpen ? choose : undefined}
    />
  );
}

/** What is pressed and moved comes after the chart itself. */
function LateLayer(layer: ChartLayer) {
  return (
    <Suspense fallback={null}>
      <MarkingLayer {...layer} />
    </Suspense>
  );
}
