import type { ChartData } from '@gazetteer/charts';
import { useKeyDown } from '@gazetteer/ui';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartLayer } from '../../charts/chart-view.tsx';
import { useBuilder } from '../model/use-builder.ts';
import { canChooseStretch, stretchOf } from './stretch-of.ts';
import { useChooseFigure } from './use-choose-figure.ts';
import { useMarking } from './use-marking.ts';

/** How far from a figure one may press: fingers are broad. */
const REACH = 24;
/** Pixels from which a press is a stretch. */
const SHORTEST_STRETCH = 8;

interface Chosen {
  from: number;
  to: number;
}

/** Waits over the chart for a press on a figure, or for a stretch of its axis to be drawn. */
export function FigureChooser({
  handle,
  area,
  data,
  onCancel,
}: Omit<ChartLayer, 'parts'> & {
  data: ChartData;
  onCancel: () => void;
}) {
  const { t } = useTranslation();
  const { spec, announce } = useBuilder();
  const { write } = useMarking();
  const choose = useChooseFigure();
  const [stretch, setStretch] = useState<Chosen>();
  const start = useRef<{ x: number; y: number }>(undefined);
  const canStretch = canChooseStretch(spec.mark, data.columns);
  const hint = t(canStretch ? 'visualise.builder.marking.chooseBoth' : 'visualise.builder.marking.choose');

  useEffect(() => {
    // The arrow keys go through the figures at once, and Enter takes one.
    area.current?.focus({ preventScroll: true });
    announce(hint);
  }, [area, announce, hint]);
  useKeyDown(({ key }) => {
    if (key === 'Escape') onCancel();
  });

  const press = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = placeOf(event);
  };
  const follow = (event: PointerEvent<HTMLElement>) => {
    const place = placeOf(event);
    const begun = start.current;
    if (begun && canStretch && Math.abs(place.x - begun.x) >= SHORTEST_STRETCH) {
      handle.current?.highlight(null);
      setStretch({ from: begun.x, to: place.x });
    } else if (!stretch) handle.current?.highlight(handle.current.pointNear(place, REACH)?.index ?? null);
  };
  const release = (event: PointerEvent<HTMLElement>) => {
    const place = placeOf(event);
    const begun = start.current;
    start.current = undefined;
    setStretch(undefined);
    if (!begun) return;
    if (stretch) {
      const chosen = stretchOf(handle.current?.pointsBetween(begun.x, place.x) ?? []);
      if (chosen) {
        const { about, name } = chosen;
        write({ about, name, place: { x: (begun.x + place.x) / 2, y: place.y } });
        return;
      }
    }
    const point = handle.current?.pointNear(place, REACH);
    if (point) choose(point, place);
    else announce(t('visualise.builder.marking.nothing'));
  };
  const cancel = () => {
    start.current = undefined;
    setStretch(undefined);
  };
  return (
    <>
      <div
        className="figure-chooser"
        onPointerDown={press}
        onPointerMove={follow}
        onPointerUp={release}
        onPointerCancel={cancel}
      >
        {stretch ? (
          <span
            className="figure-chooser-stretch"
            style={{
              left: Math.min(stretch.from, stretch.to),
              width: Math.abs(stretch.to - stretch.from),
            }}
          />
        ) : null}
      </div>
      <p className="figure-chooser-hint" aria-hidden="true">
        {hint}
      </p>
    </>
  );
}

function placeOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): { x: number; y: number } {
  const { left, top } = currentTarget.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}
