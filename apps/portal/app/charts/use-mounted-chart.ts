import type { ChartOptions, ChartPoint } from '@gazetteer/charts';
import type { ChartHandle, PlacedParts } from '@gazetteer/charts/browser';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { pictureWindows } from '../theme/picture-windows.ts';
import type { DrawnChart } from './use-chart-query.ts';

type Look = Omit<ChartOptions, 'width' | 'height'>;

/** The sizes of the picture that a chart takes the place of: for a desk, and for smaller windows that have another one. */
export interface PictureSizes {
  desk: Size;
  tablet?: Size | undefined;
  phone?: Size | undefined;
}

interface Size {
  width: number;
  height: number;
}

interface MountedChart {
  /** Where the chart is drawn, as large as the style sheet makes it. */
  area: RefObject<HTMLDivElement | null>;
  handle: RefObject<ChartHandle | null>;
  /** The picture is that of the figures. */
  isReady: boolean;
  /** Pixels below which rows would be left out or panels be too small; undefined in place of a picture. */
  lowest: number | undefined;
}

/**
 * Draws a chart into an element, and anew whenever its figures, its look or its room change. In place of a picture it is
 * drawn in the size of that, and shown in its room as the picture is, so that it stays the same to the eye.
 */
export function useMountedChart(
  { spec, data }: DrawnChart,
  look: Look,
  picture: PictureSizes | undefined,
  onPoint: (point: ChartPoint | null, place: { x: number; y: number }) => void,
  onDrawn?: (parts: PlacedParts) => void,
): MountedChart {
  const area = useRef<HTMLDivElement>(null);
  const handle = useRef<ChartHandle>(null);
  const [room, setRoom] = useState<{ width: number; height: number }>();
  const [ready, setReady] = useState<{ data: unknown; room: unknown }>();
  const [lowest, setLowest] = useState<number>();

  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setRoom({ width: Math.floor(width), height: Math.floor(height) });
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  // Drawings follow one another: an old one that comes late must not stand over the new one.
  const last = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    const element = area.current;
    if (!element || !room || room.width < 50) return undefined;
    let isOver = false;
    const draw = async () => {
      if (isOver) return;
      const options = { ...look, ...(picture ? sizeNow(picture) : room) };
      if (handle.current) await handle.current.update(spec, data, options);
      else {
        const { mountChart } = await import('@gazetteer/charts/browser');
        if (isOver) return;
        handle.current = await mountChart(element, spec, data, {
          ...options,
          onPoint,
          ...(onDrawn && { onDrawn }),
        });
      }
      if (isOver) return;
      setReady({ data, room });
      setLowest(picture ? undefined : handle.current?.wantedHeight());
    };
    last.current = last.current.then(draw, draw);
    return () => {
      isOver = true;
    };
  }, [spec, data, look, picture, room, onPoint, onDrawn]);

  // Whoever leaves while the mark still loads leaves a chart behind that is not there yet: it is taken away once it is.
  useEffect(
    () => () => {
      const takeAway = () => {
        handle.current?.destroy();
        handle.current = null;
      };
      takeAway();
      last.current = last.current.then(takeAway, takeAway);
    },
    [],
  );
  // A chart that fills its room waits until that is as high as it wants, and is drawn anew in it.
  const isInRoom = picture !== undefined || (ready?.room === room && (room?.height ?? 0) >= (lowest ?? 0));
  return { area, handle, isReady: ready?.data === data && isInRoom, lowest };
}

function sizeNow(picture: PictureSizes): Size {
  const fits = (name: keyof typeof pictureWindows) =>
    window.matchMedia(pictureWindows[name]).matches ? picture[name] : undefined;
  return fits('phone') ?? fits('tablet') ?? picture.desk;
}
