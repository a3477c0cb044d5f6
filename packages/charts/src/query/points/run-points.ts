import type { ChartData } from '../../spec/chart-data.ts';
import { compareValues } from '../../values/compare-values.ts';
import type { ChartPlan } from '../chart-plan.ts';
import { dataOfPoints } from './data-of-points.ts';
import { openGroups } from '../groups.ts';
import {
  cellOf,
  finalStep,
  firstStep,
  isPlace,
  middleOf,
  type CellGrid,
  type PointExtent,
} from './point-cells.ts';
import { type Cells, cellReader } from '../read-source.ts';
import { writeFigure, writeKey } from '../answer/write-answer.ts';

/** A row that is on the map. */
type Located = { cells: Cells; longitude: number; latitude: number };

/** Answers the query of a map of points over the rows that take part, as `pointsSql` does. */
export function runPoints(plan: ChartPlan, rows: Iterable<Cells>): ChartData {
  const { located, withoutPlace } = locate(plan, rows);
  const several = located.length > (plan.points?.most ?? 0);
  const grid = several ? gridOf(located) : undefined;
  const keys = plan.keys.map(({ value }) => cellReader(plan, value));
  const values = plan.figures.map(({ value }) => (value ? cellReader(plan, value) : () => null));
  const weights = plan.figures.map(({ weight }) => (weight ? cellReader(plan, weight) : () => null));
  const groups = openGroups(plan);
  const first = new Map<unknown, Located>();
  located.forEach((row, index) => {
    const place = grid ? cellOf(grid, row.longitude, row.latitude) : index + 1;
    const group = groups.find([place, ...keys.map((read) => read(row.cells))]);
    if (group.rowCount === 0) first.set(group, row);
    group.rowCount++;
    group.figures.forEach((figure, one) =>
      figure.add(values[one]?.(row.cells) ?? null, weights[one]?.(row.cells) ?? null),
    );
  });
  const answer = groups.all().map((group) => {
    const [place, ...categories] = group.keys;
    const written: Record<string, unknown> = {
      place,
      lon: first.get(group)?.longitude,
      lat: first.get(group)?.latitude,
      together: group.rowCount,
      several,
      without_place: withoutPlace,
      ...grid,
    };
    plan.keys.forEach((key, index) => {
      written[key.name] = writeKey(key, categories[index] ?? null);
    });
    plan.figures.forEach((figure, index) => {
      written[figure.name] = writeFigure(figure, group.figures[index]?.result() ?? null);
    });
    return written;
  });
  return dataOfPoints(plan, answer.toSorted(byPlace(plan)).slice(0, plan.limit + 1));
}

function locate(plan: ChartPlan, rows: Iterable<Cells>): { located: Located[]; withoutPlace: number } {
  const located: Located[] = [];
  let withoutPlace = 0;
  const { points } = plan;
  if (!points) return { located, withoutPlace };
  const [east, north] = [cellReader(plan, points.longitude), cellReader(plan, points.latitude)];
  for (const cells of rows) {
    const [longitude, latitude] = [numberOrNull(east(cells)), numberOrNull(north(cells))];
    if (longitude !== null && latitude !== null && isPlace(longitude, latitude)) {
      located.push({ cells, longitude, latitude });
    } else withoutPlace++;
  }
  return { located, withoutPlace };
}

function numberOrNull(value: unknown): number | null {
  return value === null ? null : Number(value);
}

function gridOf(rows: readonly Located[]): CellGrid {
  const extent: PointExtent = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity };
  for (const { longitude, latitude } of rows) {
    extent.west = Math.min(extent.west, longitude);
    extent.east = Math.max(extent.east, longitude);
    extent.south = Math.min(extent.south, latitude);
    extent.north = Math.max(extent.north, latitude);
  }
  const middle = middleOf(extent);
  const first = firstStep(extent);
  const filled = new Set(
    rows.map(({ longitude, latitude }) => cellOf({ step: first, middle }, longitude, latitude)),
  );
  return { step: finalStep(first, filled.size), middle };
}

function byPlace({
  keys,
}: ChartPlan): (one: Record<string, unknown>, other: Record<string, unknown>) => number {
  const names = ['place', ...keys.map(({ name }) => name)];
  return (one, other) => {
    for (const name of names) {
      const difference = compareValues(one[name] ?? null, other[name] ?? null);
      if (difference !== 0) return difference;
    }
    return 0;
  };
}
