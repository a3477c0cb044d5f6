import type { Channel, ChartColumn, ChartData, ChartSpec, GeoChannel, OwnSource } from '@gazetteer/charts';
import { allPlaced, withChannel, withoutChannel } from '../../charts/channel-places.ts';
import { rowsOf } from '../../charts/own-rows.ts';
import { MOST_SAVED_ROWS } from './read/own-table.ts';

/** Whether a chart is of a person's table that is too large to be saved whole. */
export function isTooLargeToSave({ source }: Pick<ChartSpec, 'source'>): boolean {
  return source.kind === 'own' && rowsOf(source).length > MOST_SAVED_ROWS;
}

/**
 * The chart with everything it needs to be drawn elsewhere: own rows go with it, or, where they are too many, the
 * figures behind it.
 * @param data the figures as they are drawn
 */
export function specToSave(spec: ChartSpec, data: ChartData | null): ChartSpec {
  const { source } = spec;
  if (source.kind !== 'own') return spec;
  if (isTooLargeToSave(spec) && data) return figuresOnly(spec, source, data);
  return source.rows ? spec : { ...spec, source: { ...source, rows: rowsOf(source) } };
}

/** The chart over its own figures: one row for each that was drawn, so that every aggregate gives it back. */
function figuresOnly(
  spec: ChartSpec,
  { name, columns: written, joined }: OwnSource,
  { columns, rows }: ChartData,
): ChartSpec {
  const source: OwnSource = {
    kind: 'own',
    name,
    columns: columns.map((column) => ({
      id: column.name,
      type: typeOf(column, rows),
      label: column.label,
      ...(column.unit !== null && { unit: column.unit }),
      ...(column.name === 'geo' && placeOf(written, column)),
    })),
    rows: rows.map((row) => columns.map((column) => cellOf(row[column.name]))),
    ...(joined && { joined }),
  };
  const channels = allPlaced(spec)
    .toReversed()
    .reduce((left, { place, channel }) => {
      const { shelf, index } = place;
      const column = columns.find((one) => one.name === (index === undefined ? shelf : `${shelf}_${index}`));
      return column ? withChannel(left, place, drawnAgain(channel, column)) : withoutChannel(left, place);
    }, spec.channels);
  const { filters: _filters, computed: _computed, ...rest } = spec;
  return { ...rest, source, channels };
}

/** Places of a map are known by their codes, however they were written. */
function placeOf(
  columns: OwnSource['columns'],
  { field }: ChartColumn,
): Pick<OwnSource['columns'][number], 'place'> {
  const place = columns.find(({ id }) => id === field)?.place;
  return place ? { place: { by: 'code', scheme: place.scheme, level: place.level } } : {};
}

function drawnAgain(channel: Channel | GeoChannel, column: ChartColumn): Channel | GeoChannel {
  const { name: field, label, kind, aggregate, bin_step: step } = column;
  const { weight: _weight, top: _top, bin: _bin, aggregate: _aggregate, ...look } = channel as Channel;
  return {
    ...look,
    field,
    label,
    ...(aggregate !== null && kind === 'number' && { aggregate: 'sum' as const }),
    ...(step !== null && { bin: { step } }),
  };
}

function typeOf({ name, kind }: ChartColumn, rows: ChartData['rows']): OwnSource['columns'][number]['type'] {
  if (kind === 'boolean') return 'bool';
  const sample = rows.find((row) => row[name] !== null && row[name] !== undefined)?.[name];
  if (typeof sample === 'number') return 'float';
  if (kind !== 'time' || typeof sample !== 'string') return 'text';
  return sample.length > 10 ? 'timestamp' : /^\d{4}-\d{2}-\d{2}$/.test(sample) ? 'date' : 'text';
}

function cellOf(value: unknown): string | number | boolean | null {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return value === null || value === undefined ? null : JSON.stringify(value);
}
