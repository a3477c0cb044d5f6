import { emphasisOf } from '../../read/emphasis.ts';
import { placedRows, placeOf, type MarkContext, type MarkPlan } from '../plot/mark-plan.ts';
import { areaScale, opacityScale, symbolScale } from '../frame/channel-scales.ts';
import { hasSize } from '../../read/sized-rows.ts';
import type { Dot, Rule, Target } from '../frame/shapes.ts';

const AREA = 33;
const TICK = 15;
/** More dots than this lie over one another: they are smaller and let others through. */
const MANY = 400;

/** Dots: rings for `point`, discs for `circle`. */
export function planPoints(context: MarkContext): MarkPlan {
  const { chart, colours } = context;
  const area = areaScale(chart);
  const opacity = opacityScale(chart);
  const symbolOf = chart.column('shape') ? symbolScale(chart) : undefined;
  const isMany = chart.rows.length > MANY;
  const emphasis = emphasisOf(chart);
  return {
    ...extents(context),
    draw: (panel, plot) => {
      const dots: (Dot & { isStrong: boolean })[] = [];
      const targets: Target[] = [];
      for (const index of placedRows(context, panel.rows)) {
        const row = chart.rows[index] ?? {};
        if (!hasSize(chart, row)) continue;
        const [x, y] = [placeOf(context.axes.x, plot.x, row), placeOf(context.axes.y, plot.y, row)];
        if (!Number.isFinite(x) || !Number.isFinite(y)) continue;
        const size = area?.of(row) ?? (isMany ? AREA / 3 : AREA);
        dots.push({
          x,
          y,
          area: size,
          symbol: symbolOf?.(chart.column('shape')?.key(row) ?? '') ?? 'circle',
          isStrong: emphasis?.includes(row) ?? false,
          fill: colours.of(row),
          opacity: opacity?.of(row) ?? (chart.spec.mark === 'point' ? 0.9 : isMany ? 0.5 : 0.7),
          ...(chart.spec.mark === 'point' && !isMany ? { hollow: true } : {}),
        });
        const radius = Math.max(5, Math.sqrt(size / Math.PI));
        targets.push({ row: index, shape: { kind: 'dot', x, y, radius } });
      }
      // What stands out on top, and of all the small ones, so that none is hidden.
      const order = (one: Dot & { isStrong: boolean }, other: Dot & { isStrong: boolean }) =>
        Number(one.isStrong) - Number(other.isStrong) || other.area - one.area;
      return { dots: dots.toSorted(order), targets };
    },
  };
}

/** Short strokes across the axis of figures. */
export function planTicks(context: MarkContext): MarkPlan {
  const { chart, axes, colours } = context;
  return {
    ...extents(context),
    draw: (panel, plot) => {
      const rules: Rule[] = [];
      const targets: Target[] = [];
      const band = axes.isSideways ? plot.y.band : plot.x.band;
      const half = (band > 0 ? Math.min(44, band * 0.6) : TICK) / 2;
      for (const index of placedRows(context, panel.rows)) {
        const row = chart.rows[index] ?? {};
        const [x, y] = [placeOf(axes.x, plot.x, row), placeOf(axes.y, plot.y, row)];
        if (!Number.isFinite(x) || !Number.isFinite(y)) continue;
        const ends = axes.isSideways
          ? { x, x2: x, y: y - half, y2: y + half }
          : { x: x - half, x2: x + half, y, y2: y };
        rules.push({ ...ends, stroke: colours.of(row), width: chart.rows.length > MANY ? 1 : 1.8 });
        targets.push({ row: index, shape: { kind: 'box', ...around(ends) } });
      }
      return { rules, targets };
    },
  };
}

function around({ x, x2, y, y2 }: Pick<Rule, 'x' | 'x2' | 'y' | 'y2'>) {
  return { x: x - 3, x2: x2 + 3, y: y - 3, y2: y2 + 3 };
}

function extents(context: MarkContext): Pick<MarkPlan, 'baseValues' | 'values' | 'fromZero'> {
  const { chart, axes, panels } = context;
  const rows = panels.flatMap((panel) => placedRows(context, panel.rows));
  const numbers = (column: typeof axes.base) =>
    column.kind === 'category' ? [] : rows.map((row) => column.number(chart.rows[row] ?? {}));
  return { baseValues: numbers(axes.base), values: numbers(axes.value), fromZero: false };
}
