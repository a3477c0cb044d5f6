import {
  changeMark,
  type ChartField,
  type ChartSpec,
  completeSpec,
  refitFilters,
  withPointsOfRows,
} from '@gazetteer/charts';
import {
  allPlaced,
  channelAt,
  type Place,
  type Shelf,
  withChannel,
  withoutChannel,
} from '../../charts/channel-places.ts';
import type { BuilderAction } from './builder-action.ts';

/** The actions that change a chart itself, not its way through time. */
export type EditAction = Exclude<
  BuilderAction,
  { type: 'open' | 'go-on' | 'load-fields' | 'undo' | 'redo' | 'reset' | 'set-spec' | 'set-source' }
>;

/** The chart after an edit; the same chart where the edit changes nothing. */
export function editChart(spec: ChartSpec, action: EditAction, fields: readonly ChartField[]): ChartSpec {
  switch (action.type) {
    case 'put-field': {
      const channels = withChannel(spec.channels, action.to, { field: action.field });
      return refitted(spec, completeSpec({ ...spec, channels }, fields), fields);
    }
    case 'set-channel':
      return withChannels(spec, withChannel(spec.channels, action.to, action.channel));
    case 'change-channel':
      return changeChannel(spec, action.at, action.change);
    case 'remove-channel':
      if (!channelAt(spec.channels, action.at)) return spec;
      return withChannels(spec, withoutChannel(spec.channels, action.at));
    case 'move-channel':
      return moveChannel(spec, action, fields);
    case 'set-mark':
      return refitted(spec, changeMark(spec, action.mark, fields), fields);
    case 'set-map':
      return { ...spec, map: compact({ ...spec.map, ...action.change }) };
    case 'set-text':
      return compact({ ...spec, ...action.change });
    case 'add-annotation':
      return { ...spec, annotations: [...(spec.annotations ?? []), action.annotation] };
    case 'move-annotation':
      return moveAnnotation(spec, action);
    case 'toggle-highlight':
      return toggleHighlight(spec, action);
    case 'treat-as-number':
      return treatAsNumber(spec, action, fields);
    default:
      return editLists(spec, action);
  }
}

/** The chart after its fields were moved: points of rows, and filters that fit. */
function refitted(before: ChartSpec, after: ChartSpec, fields: readonly ChartField[]): ChartSpec {
  return refitFilters(before, withPointsOfRows(before.channels, after, fields), fields);
}

type ListAction = Extract<
  EditAction,
  { type: 'add-filter' | 'set-filter' | 'remove-filter' | 'set-computed' | 'remove-computed' }
>;

function editLists(spec: ChartSpec, action: ListAction): ChartSpec {
  const { filters = [], computed = [] } = spec;
  switch (action.type) {
    case 'add-filter':
      return { ...spec, filters: [...filters, action.filter] };
    case 'set-filter':
      return {
        ...spec,
        filters: filters.map((one, place) => (place === action.index ? action.filter : one)),
      };
    case 'remove-filter':
      return { ...spec, filters: filters.filter((_, place) => place !== action.index) };
    case 'set-computed': {
      const isThere = computed.some(({ id }) => id === action.computed.id);
      const list = isThere
        ? computed.map((one) => (one.id === action.computed.id ? action.computed : one))
        : [...computed, action.computed];
      return { ...spec, computed: list };
    }
    default:
      return withoutComputed(spec, action.id);
  }
}

function moveAnnotation(
  spec: ChartSpec,
  { index, to }: Extract<EditAction, { type: 'move-annotation' }>,
): ChartSpec {
  const before = spec.annotations?.[index];
  if (!spec.annotations || !before || (before.dx === to?.dx && before.dy === to?.dy)) return spec;
  const { dx: _dx, dy: _dy, ...placed } = before;
  return { ...spec, annotations: spec.annotations.with(index, { ...placed, ...to }) };
}

function toggleHighlight(
  spec: ChartSpec,
  { at, value }: Extract<EditAction, { type: 'toggle-highlight' }>,
): ChartSpec {
  const channel = channelAt(spec.channels, at);
  const before = channel && 'highlight' in channel ? (channel.highlight ?? []) : [];
  const highlight = before.includes(value) ? before.filter((one) => one !== value) : [...before, value];
  return changeChannel(spec, at, { highlight: highlight.length > 0 ? highlight : undefined });
}

/** Shelves that show how much something is. */
const measuring = new Set<Shelf>(['x', 'y', 'colour', 'size', 'opacity', 'theta']);

function treatAsNumber(
  spec: ChartSpec,
  { field, number }: Extract<EditAction, { type: 'treat-as-number' }>,
  fields: readonly ChartField[],
): ChartSpec {
  const channels = allPlaced(spec)
    .filter(({ place, channel }) => channel.field === field && measuring.has(place.shelf))
    .reduce((left, { place }) => withChannel(left, place, { field: number.id }), spec.channels);
  const measured = { ...spec, channels, computed: [...(spec.computed ?? []), number] };
  return channels === spec.channels ? measured : refitted(spec, completeSpec(measured, fields), fields);
}

/** Without a computed field, and without what used it: nothing is left that cannot be drawn. */
function withoutComputed(spec: ChartSpec, id: string): ChartSpec {
  const uses = allPlaced(spec).filter(({ channel }) => channel.field === id);
  const channels = uses.toReversed().reduce((left, { place }) => withoutChannel(left, place), spec.channels);
  return {
    ...spec,
    channels,
    computed: (spec.computed ?? []).filter((one) => one.id !== id),
    ...(spec.filters && { filters: spec.filters.filter(({ field }) => field !== id) }),
  };
}

function changeChannel(spec: ChartSpec, at: Place, change: object): ChartSpec {
  const channel = channelAt(spec.channels, at);
  if (!channel) return spec;
  const changed = compact({ ...channel, ...change });
  return withChannels(spec, withChannel(spec.channels, at, changed));
}

/** Moves what stands at a place; what stood at the other one comes back in exchange. */
function moveChannel(
  spec: ChartSpec,
  { from, to }: Extract<BuilderAction, { type: 'move-channel' }>,
  fields: readonly ChartField[],
): ChartSpec {
  const moved = channelAt(spec.channels, from);
  if (!moved || (from.shelf === to.shelf && from.index === to.index)) return spec;
  const other = channelAt(spec.channels, to);
  const left = other ? withChannel(spec.channels, from, other) : withoutChannel(spec.channels, from);
  return refitted(spec, completeSpec(withChannels(spec, withChannel(left, to, moved)), fields), fields);
}

function withChannels(spec: ChartSpec, channels: ChartSpec['channels']): ChartSpec {
  return { ...spec, channels };
}

/** The object without properties that are undefined. */
function compact<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T;
}
