import {
  type ChartField,
  type ChartSpec,
  type Channel,
  firstChart,
  isCode,
  isCodeOfWords,
  marksFor,
  type PreviewSource,
  suggestPreview,
} from '@gazetteer/charts';

/** The types that are drawn of figures; the map of the strip is a preview. */
const figureTypes = ['bar', 'line', 'arc', 'point', 'table'] as const;
export type FigureType = (typeof figureTypes)[number];

/** A table, and the title of its dataset. */
export type StripTable = PreviewSource & { title: string };
export type ChosenSample = { of: string; spec: ChartSpec };

/** An inch has room for so many. */
const mostBars = 6;
const mostSlices = 4;
const mostCategories = 12;

/**
 * A chart of each type that measures something and shows no codes, of the first table whose own preview is of that type, else of the first that gives one; of a
 * table that no other type shows, if there is one. The charts are those that the builder opens with, with fewer
 * categories, which their words say.
 */
export function chooseSamples(tables: readonly StripTable[]): Partial<Record<FigureType, ChosenSample>> {
  const previews = new Map(tables.map((table) => [table, suggestPreview(table)?.mark]));
  const used = new Set<StripTable>();
  const chosen: Partial<Record<FigureType, ChosenSample>> = {};
  for (const type of figureTypes) {
    const rank = (table: StripTable) => (used.has(table) ? 2 : 0) + (previews.get(table) === type ? 0 : 1);
    const charts = tables.flatMap((table) => {
      const spec = smallChart(table, type);
      if (!spec || showsCodes(table, spec)) return [];
      // How many rows there are of each kind is worth less than what was measured.
      return [{ table, spec, rank: rank(table) + (countsRows(spec) ? 0.5 : 0) }];
    });
    const [best] = charts.toSorted((one, other) => one.rank - other.rank);
    if (!best) continue;
    chosen[type] = { of: best.table.title, spec: best.spec };
    used.add(best.table);
  }
  return chosen;
}

/** @returns undefined where the table has no such chart, or none that an inch has room for */
function smallChart(table: StripTable, type: FigureType): ChartSpec | undefined {
  const spec = firstChart(table, type);
  if (spec?.mark !== type || !fits(table, spec)) return undefined;
  const { channels } = spec;
  switch (type) {
    case 'bar': {
      const axis = channels.x?.aggregate === undefined ? 'x' : 'y';
      const channel = channels[axis];
      if (channels.colour || !channel || channel.bin || channel.time_unit) return undefined;
      return { ...spec, channels: { ...channels, [axis]: fewOf(channel, mostBars, false) } };
    }
    case 'arc':
      return channels.colour && channels.theta && isOfFew(table, channels.colour)
        ? { ...spec, channels: { ...channels, colour: fewOf(channels.colour, mostSlices, true) } }
        : undefined;
    case 'line':
      return channels.detail ? undefined : spec;
    case 'point':
      return [channels.x, channels.y].every((channel) => isNumber(table, channel)) ? spec : undefined;
    case 'table': {
      const detail = nameAndFigure(table, channels.detail ?? []);
      return detail && { ...spec, channels: { detail } };
    }
  }
}

/** Numbers of areas, post codes and the like look like figures and are none. */
function showsCodes({ fields }: StripTable, { channels }: ChartSpec): boolean {
  const shown = new Set(fieldsOf(channels));
  return fields.some((field) => shown.has(field.id) && isOfCodes(field));
}

function isOfCodes(field: ChartField): boolean {
  if (field.kind === 'time' || field.kind === 'boolean') return false;
  if (field.kind === 'number') return isCode(field);
  const numbers = field.top.filter(({ value }) => /^\d+$/.test(String(value)));
  return isCodeOfWords(field) || (field.top.length > 0 && numbers.length * 2 > field.top.length);
}

function countsRows({ channels }: ChartSpec): boolean {
  return Object.values(channels).some((channel) =>
    [channel].flat().some((one) => (one as Channel).aggregate === 'count' && !(one as Channel).field),
  );
}

function fieldsOf(channels: ChartSpec['channels']): string[] {
  return Object.values(channels).flatMap((channel) =>
    [channel].flat().flatMap((one) => (one as Channel).field ?? []),
  );
}

function fits({ fields }: StripTable, { mark, channels }: ChartSpec): boolean {
  return marksFor(fields, fieldsOf(channels)).find((choice) => choice.mark === mark)?.obstacle === null;
}

/** Of hundreds of categories the greatest four would be no part to be seen. */
function isOfFew({ fields }: StripTable, { field }: Channel): boolean {
  return (fields.find(({ id }) => id === field)?.distinct ?? mostCategories + 1) <= mostCategories;
}

function isNumber({ fields }: StripTable, channel: Channel | undefined): boolean {
  return fields.find(({ id }) => id === channel?.field)?.kind === 'number';
}

/** Fewer categories, those with the greatest figures. */
function fewOf(channel: Channel, count: number, other: boolean): Channel {
  return { ...channel, top: { count: Math.min(count, channel.top?.count ?? count), other } };
}

function nameAndFigure({ fields }: StripTable, detail: readonly Channel[]): [Channel, Channel] | undefined {
  const fieldOf = (channel: Channel) => fields.find(({ id }) => id === channel.field);
  const isOf = (channel: Channel, role: ChartField['role']) => {
    const field = fieldOf(channel);
    return field?.role === role && !isOfCodes(field);
  };
  const name = detail.find((channel) => isOf(channel, 'dimension'));
  const figure = detail.find((channel) => isOf(channel, 'measure'));
  return name && figure && [name, figure];
}
