import type { ChartColumn, ChartData } from '../spec/chart-data.ts';
import { type Channel, type ChartSpec, MOST_CATEGORIES } from '../spec/chart-spec.ts';
import type { MarkedValue } from '../spec/markings.ts';
import { OTHER } from '../spec/vocabulary.ts';
import { compareValues } from '../values/compare-values.ts';

type Look = 'colour' | 'shape' | 'x' | 'y';

/** The channels whose categories are told apart by colour or shape; a ring has the colours of whatever splits it. */
function looksOf({ mark, channels }: ChartSpec): Look[] {
  const names: Look[] = mark === 'arc' ? ['colour', 'x', 'y'] : ['colour', 'shape'];
  return names.filter((name) => channels[name]?.field !== undefined && !channels[name]?.aggregate);
}

/** Whether a narrowed chart has categories that must look as they do in the chart as it was published. */
export function hasLooks(spec: ChartSpec): boolean {
  return looksOf(spec).length > 0;
}

/**
 * The chart with the order in which its categories have their colours and shapes: a category that stays looks the same,
 * whichever others a reader leaves out.
 * @param published the figures of the chart before it was narrowed
 */
export function keepLooks(spec: ChartSpec, published: ChartData): ChartSpec {
  const kept = looksOf(spec).flatMap((name): [Look, Channel][] => {
    const channel = spec.channels[name];
    const column = published.columns.find((one) => one.name === name);
    if (!channel || !column) return [];
    const categories = categoriesOf(column, published).slice(0, MOST_CATEGORIES);
    return [[name, { ...channel, scale: { ...channel.scale, categories } }]];
  });
  return { ...spec, channels: { ...spec.channels, ...Object.fromEntries(kept) } };
}

/** As drawings order them: as the answer lists them, figures and times in their own order, others as they come. */
function categoriesOf({ name, domain, kind }: ChartColumn, { rows }: ChartData): MarkedValue[] {
  const present = [...new Set(rows.map((row) => row[name] ?? null))];
  const hasOrder = kind === 'number' || kind === 'time';
  const listed = domain ?? (hasOrder ? present.toSorted(compareValues) : present);
  return listed.filter((value) => value !== OTHER && String(value).length <= 500) as MarkedValue[];
}
