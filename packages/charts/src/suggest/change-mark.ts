import type { Channel, Channels, ChartSpec } from '../spec/chart-spec.ts';
import type { ChartField } from '../spec/chart-field.ts';
import type { Mark } from '../spec/vocabulary.ts';
import { completeSpec } from './complete-spec.ts';
import { pointChannels } from './point-channels.ts';
import { knownFields } from './known-fields.ts';

/** The same columns with another mark: each goes where that mark shows it, and stays where it already can. */
export function changeMark(spec: ChartSpec, mark: Mark, fields: readonly ChartField[]): ChartSpec {
  if (mark === spec.mark) return spec;
  const known = knownFields(spec, fields);
  const channels = place(mark, spec, known);
  return completeSpec({ ...spec, mark, channels }, fields);
}

type Parts = { dimensions: Channel[]; figures: Channel[] };

const placed = new Set<Mark>(['bar', 'line', 'area', 'point', 'circle', 'tick', 'trail']);

function place(
  mark: Mark,
  { channels, mark: before }: ChartSpec,
  known: ReadonlyMap<string, ChartField>,
): Channels {
  if (placed.has(mark) && placed.has(before)) return channels;
  const { row, column, tooltip } = channels;
  const facets = { ...(row && { row }), ...(column && { column }), ...(tooltip && { tooltip }) };
  const parts = takeApart(channels, known);
  const [first, second] = parts.dimensions;
  const [figure, ...others] = parts.figures;
  switch (mark) {
    case 'table': {
      const detail = [row, column, ...parts.dimensions, ...parts.figures].flatMap((channel) => channel ?? []);
      return { detail: detail.map(withoutOrder), ...(tooltip && { tooltip }) };
    }
    case 'arc':
      return {
        ...facets,
        ...named('colour', first),
        ...named('theta', figure),
        ...detailOf(parts.dimensions.slice(1)),
      };
    case 'choropleth': {
      const place = [...parts.dimensions].find(({ field }) => known.get(field ?? '')?.scheme);
      const field = place?.field ?? channels.geo?.field;
      return {
        ...facets,
        ...(field !== undefined && { geo: { ...channels.geo, field } }),
        ...named('colour', figure),
      };
    }
    case 'point_map': {
      const fields = [...known.values()];
      const places = pointChannels(fields, known.get(figure?.field ?? ''));
      const names = parts.dimensions.filter(({ field }) => known.get(field ?? '')?.coordinate === undefined);
      return { ...facets, ...places, ...(names.length > 0 ? detailOf(names) : {}) };
    }
    case 'rect':
      return { ...facets, ...named('x', first), ...named('y', second), ...named('colour', figure) };
    case 'point':
    case 'circle':
      if (others[0])
        return { ...facets, ...named('x', figure), ...named('y', others[0]), ...named('colour', first) };
      return { ...facets, ...named('x', first), ...named('y', figure), ...named('colour', second) };
    default: {
      const time = parts.dimensions.find(({ field }) => known.get(field ?? '')?.kind === 'time');
      const isLine = mark === 'line' || mark === 'area' || mark === 'trail';
      const x = isLine ? (time ?? first) : first;
      const split = parts.dimensions.find((dimension) => dimension !== x);
      if (mark === 'bar' && isLong(x, known))
        return { ...facets, ...named('y', x), ...named('x', figure), ...named('colour', split) };
      return { ...facets, ...named('x', x), ...named('y', figure), ...named('colour', split) };
    }
  }
}

/** More bars than this have no room beside one another. */
const MOST_UPRIGHT = 20;

/** Whether more categories are there than can stand beside one another; below one another more have room. */
function isLong(channel: Channel | undefined, known: ReadonlyMap<string, ChartField>): boolean {
  const field = known.get(channel?.field ?? '');
  const isName = field?.kind === 'category' || field?.kind === 'place';
  return isName && (field.distinct ?? 0) > MOST_UPRIGHT;
}

/** What splits the rows and what is counted up, the most telling first. */
function takeApart(
  { geo, x, y, colour, theta, size, shape, opacity, detail = [] }: Channels,
  known: ReadonlyMap<string, ChartField>,
): Parts {
  const all = [
    ...(geo ? [geoChannel(geo)] : []),
    theta,
    x,
    y,
    colour,
    shape,
    size,
    opacity,
    ...detail,
  ].flatMap((channel) => channel ?? []);
  const isFigure = ({ field, aggregate, bin }: Channel) =>
    !bin && (field === undefined || aggregate !== undefined || known.get(field)?.role === 'measure');
  return { dimensions: all.filter((channel) => !isFigure(channel)), figures: all.filter(isFigure) };
}

function geoChannel({ field, label }: NonNullable<Channels['geo']>): Channel {
  return { field, ...(label && { label }) };
}

/** Sort and choice name channels, which are others then. */
function named(name: 'x' | 'y' | 'colour' | 'theta', channel: Channel | undefined): Channels {
  return channel ? { [name]: withoutOrder(channel) } : {};
}

function detailOf(dimensions: readonly Channel[]): Channels {
  return dimensions.length > 0 ? { detail: dimensions.map(withoutOrder) } : {};
}

function withoutOrder({ sort: _sort, top: _top, scale: _scale, ...channel }: Channel): Channel {
  return channel;
}
