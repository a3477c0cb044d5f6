import type { ChartField } from '../spec/chart-field.ts';
import type { ChartData, UnplacedFacts } from '../spec/chart-data.ts';
import type { ChartSpec } from '../spec/chart-spec.ts';
import { cellText } from '../format/value-text.ts';
import { compareValues } from '../values/compare-values.ts';
import { isUnrecognised } from '../values/merged-place.ts';
import type { ChartPlan } from './chart-plan.ts';
import { planChart } from './plan-chart.ts';

/** As many as words can name and lists can hold. */
const FIRST_UNKNOWN = 100;
const MOST_PLACES = 32_000;

/**
 * The query of what a map of areas leaves out: over rows that have no area, how many of those that pass its filters
 * name which place. `unplacedFacts` reads its answer.
 * @param parent the column that says what places lie in, where they go by name
 */
export function planUnplaced(
  { version, source, computed, filters, channels }: ChartSpec,
  fields: readonly ChartField[],
  parent: string | null,
): ChartPlan {
  const { field = '' } = channels.geo ?? {};
  const counted: ChartSpec = {
    version,
    source,
    ...(computed && { computed }),
    ...(filters && { filters }),
    mark: 'bar',
    channels: {
      x: { field },
      ...(parent !== null && { detail: [{ field: parent }] }),
      y: { aggregate: 'count' },
    },
  };
  // Codes that are numbers are places here, not figures.
  const places = fields.map((one) =>
    one.id === field || one.id === parent ? { ...one, kind: 'place' as const } : one,
  );
  return { ...planChart(counted, places), limit: MOST_PLACES };
}

/** What a map leaves out, the places of most rows first; undefined where it leaves out nothing. */
export function unplacedFacts({ rows, columns }: ChartData): UnplacedFacts | undefined {
  const field = columns.find(({ name }) => name === 'x')?.field ?? null;
  const counted = rows.map(({ x, y }) => ({
    place: isUnrecognised(field, x) ? '' : cellText(x).trim(),
    rows: Number(y),
  }));
  const unknown = counted
    .filter(({ place }) => place !== '')
    .toSorted((one, other) => other.rows - one.rows || compareValues(one.place, other.place));
  const without = counted.filter(({ place }) => place === '');
  if (counted.length === 0) return undefined;
  return {
    places: unknown.length,
    first: unknown.slice(0, FIRST_UNKNOWN).map(({ place }) => place),
    rows_without: without.reduce((sum, one) => sum + one.rows, 0),
  };
}
