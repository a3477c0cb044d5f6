import { type ChartOptions, type ChartPoint, isMap } from '@gazetteer/charts';
import type { ChartHandle, PlacedParts } from '@gazetteer/charts/browser';
import { IconMinus, IconPlus, IconZoomReset } from '@tabler/icons-react';
import {
  type ComponentType,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '../site/use-shell.ts';
import type { DrawnChart } from './use-chart-query.ts';
import { useMapGestures } from './gestures/use-map-gestures.ts';
import { type PictureSizes, useMountedChart } from './use-mounted-chart.ts';
import { useResolvedTheme } from './use-resolved-theme.ts';

interface Pointed {
  point: ChartPoint;
  x: number;
  y: number;
}

const steps: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: -Infinity,
  End: Infinity,
};

/** How a map is moved: by a factor, by parts of what is seen, or back to all of it. */
type MapMove = number | { right: number; down: number } | 'whole';

const NEARER = 1.6;
const STEP = 0.25;

const mapMoves: Record<string, MapMove> = {
  '+': NEARER,
  'Shift++': NEARER,
  '=': NEARER,
  '-': 1 / NEARER,
  '0': 'whole',
  'Shift+0': 'whole',
  'Shift+ArrowLeft': { right: STEP, down: 0 },
  'Shift+ArrowRight': { right: -STEP, down: 0 },
  'Shift+ArrowUp': { right: 0, down: STEP },
  'Shift+ArrowDown': { right: 0, down: -STEP },
};

/** What stands over a drawn chart, such as what can be moved on it. */
export interface ChartLayer {
  handle: RefObject<ChartHandle | null>;
  /** Where the chart stands, which takes the arrow keys. */
  area: RefObject<HTMLElement | null>;
  parts: PlacedParts;
}

/** The drawn chart: points answer to the pointer, and one by one to the arrow keys. */
export function ChartView({
  drawn,
  alt,
  announce,
  over: Over,
  onChoose,
  onDrawn,
  picture,
}: {
  drawn: DrawnChart;
  alt: string;
  /** The sizes of the picture it takes the place of; it fills its room where absent. */
  picture?: PictureSizes;
  /** The figures are drawn, for the first time or others for the next. */
  onDrawn?: () => void;
  /** Says the point that the keys have come to. */
  announce: (text: string) => void;
  /** What stands over the chart, told anew whenever it is drawn. */
  over?: ComponentType<ChartLayer>;
  /** Enter was pressed on the point that the keys have come to. */
  onChoose?: ((point: ChartPoint, place: { x: number; y: number }) => void) | undefined;
}) {
  const { t } = useTranslation();
  const { locale, site } = useShell();
  const theme = useResolvedTheme();
  const [pointed, setPointed] = useState<Pointed>();
  const [parts, setParts] = useState<PlacedParts>();
  const application = useRef<HTMLDivElement>(null);
  const onPoint = useCallback(
    (point: ChartPoint | null, place: { x: number; y: number }) =>
      setPointed(point ? { point, ...place } : undefined),
    [],
  );
  const look = useMemo<Omit<ChartOptions, 'width' | 'height'>>(
    () => ({
      locale,
      digitGrouping: site.digitGrouping,
      theme,
      bare: true,
      drawing: drawn.drawing,
      ground: drawn.ground,
    }),
    [locale, site.digitGrouping, theme, drawn.drawing, drawn.ground],
  );
  const { area, handle, isReady, lowest } = useMountedChart(drawn, look, picture, onPoint, Over && setParts);
  const tell = useEffectEvent(() => onDrawn?.());
  useEffect(() => {
    if (isReady) tell();
  }, [isReady]);
  const now = useRef(-1);
  const hint = useId();
  const goTo = (step: number) => {
    const points = handle.current?.points() ?? [];
    if (points.length === 0) return;
    now.current = Math.max(0, Math.min(points.length - 1, now.current + step));
    const point = points[now.current];
    const place = handle.current?.highlight(now.current);
    if (!point) return;
    setPointed(place && { point, ...place });
    const place_of = t('visualise.builder.canvas.pointOf', { place: now.current + 1, count: points.length });
    const lines = point.lines.map(({ label, value }) => t('shell.named', { name: label, value }));
    announce(`${[point.title, ...lines].filter(Boolean).join(', ')}. ${place_of}`);
  };
  const hasMap = isMap(drawn.spec.mark);
  useMapGestures(area, handle, hasMap);
  const moveMap = (move: MapMove) => {
    const { clientWidth = 0, clientHeight = 0 } = area.current ?? {};
    if (move === 'whole') handle.current?.zoomTo(null);
    else if (typeof move === 'number') handle.current?.zoomBy(move, pointed);
    else handle.current?.panBy(move.right * clientWidth, move.down * clientHeight);
    // The drawing is another one: what was marked is marked again.
    if (now.current >= 0) goTo(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = steps[event.key];
    const move = hasMap ? mapMoves[event.shiftKey ? `Shift+${event.key}` : event.key] : undefined;
    if (event.key === 'Escape' && pointed) leave();
    else if (event.key === 'Enter' && pointed && onChoose) onChoose(pointed.point, pointed);
    else if (move !== undefined) moveMap(move);
    else if (step === undefined) return;
    else goTo(step);
    event.preventDefault();
  };
  const leave = () => {
    now.current = -1;
    handle.current?.highlight(null);
    setPointed(undefined);
  };
  return (
    <div className="chart-view">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see below */}
      <div
        ref={application}
        className="chart-view-area"
        role="application"
        aria-roledescription={t('visualise.builder.canvas.role')}
        aria-label={alt}
        aria-describedby={hint}
        aria-busy={!isReady}
        style={{ minHeight: lowest }}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- one walks through it by arrow keys; screen readers let an application have them
        tabIndex={0}
        onKeyDown={onKeyDown}
        onBlur={leave}
      >
        <div ref={area} className="chart-view-drawing" aria-hidden="true" />
      </div>
      <p id={hint} className="visually-hidden">
        {t('visualise.builder.canvas.keys')} {hasMap && t('visualise.builder.canvas.mapKeys')}{' '}
        {onChoose && t('visualise.builder.canvas.chooseKey')}
      </p>
      {Over && parts ? <Over handle={handle} area={application} parts={parts} /> : null}
      {pointed ? <PointCard {...pointed} /> : null}
      {hasMap ? (
        <div className="chart-view-zoom" role="group" aria-label={t('visualise.builder.canvas.zoom')}>
          <ZoomButton label={t('visualise.builder.canvas.nearer')} onClick={() => moveMap(NEARER)}>
            <IconPlus size={20} stroke={1.6} aria-hidden="true" />
          </ZoomButton>
          <ZoomButton label={t('visualise.builder.canvas.farther')} onClick={() => moveMap(1 / NEARER)}>
            <IconMinus size={20} stroke={1.6} aria-hidden="true" />
          </ZoomButton>
          <ZoomButton label={t('visualise.builder.canvas.whole')} onClick={() => moveMap('whole')}>
            <IconZoomReset size={20} stroke={1.6} aria-hidden="true" />
          </ZoomButton>
        </div>
      ) : null}
    </div>
  );
}

function ZoomButton({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: () => void;
  children: React.ReactNode;
}) {
  return (
    <button type="button" className="strip-act" title={label} aria-label={label} onClick={onClick}>
      {children}
    </button>
  );
}

/** What a point says, beside it. Screen readers hear it as an announcement. */
function PointCard({ point, x, y }: Pointed) {
  const place = useCallback(
    (element: HTMLElement | null) => {
      const frame = element?.parentElement;
      if (!element || !frame) return;
      const { width, height } = element.getBoundingClientRect();
      const left = x + 14 + width > frame.clientWidth ? x - 14 - width : x + 14;
      const top = y - height / 2;
      element.style.left = `${Math.max(0, Math.min(left, frame.clientWidth - width))}px`;
      element.style.top = `${Math.max(0, Math.min(top, frame.clientHeight - height))}px`;
    },
    [x, y],
  );
  return (
    <div ref={place} className="point-card" aria-hidden="true">
      <p className="point-card-title">{point.title}</p>
      <dl>
        {point.lines.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
