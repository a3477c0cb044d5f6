import type { Channels, ChartSource, ChartSpec } from '../spec/chart-spec.ts';
import type { ChartField } from '../spec/chart-field.ts';
import type { Mark } from '../spec/vocabulary.ts';
import { hasManyPlaces, pointChannels } from './point-channels.ts';
import { namingFields, tellingMeasure } from './telling-fields.ts';
import { timeOfRows } from './times-of-rows.ts';
import { trueChart } from './true-chart.ts';

/** What a suggested chart shows. */
export type SuggestionReason =
  | 'places'
  | 'change_over_time'
  | 'comparison'
  | 'relation'
  | 'distribution'
  | 'parts_of_whole'
  | 'pattern'
  | 'figures';

export type Suggestion = { spec: ChartSpec; reason: SuggestionReason };

/** Names of groups rather than of each row. */
const MOST_NAMES = 60;
/** More slices than this cannot be compared. */
const MOST_SLICES = 12;
/** More lines or parts of bars than this cannot be told apart. */
const MOST_COLOURS = 12;

/**
 * Charts of the chosen columns, the most telling first; of the first columns of the source where none is chosen.
 * @param fields all columns, computed ones among them
 */
export function suggestCharts(
  fields: readonly ChartField[],
  chosen: readonly string[],
  source: ChartSource,
): Suggestion[] {
  const known = chosen.flatMap((id) => fields.find((field) => field.id === id) ?? []);
  const ideas = known.length > 0 ? ideasFor(known) : overview(fields);
  return ideas.map(({ reason, ...chart }) => ({ reason, spec: trueChart(fields, source, chart) }));
}

type Idea = { mark: Mark; channels: Channels; reason: SuggestionReason };

function overview(fields: readonly ChartField[]): Idea[] {
  const measure = tellingMeasure(fields);
  const names = namingFields(fields).filter(({ kind, distinct }) => kind !== 'place' && (distinct ?? 2) > 1);
  const others = [
    fields.find((field) => isOnMap(field) && (field.distinct ?? 2) > 1),
    timeOfRows(fields),
    names.find(({ distinct }) => (distinct ?? 0) <= MOST_NAMES) ?? names[0],
  ].flatMap((field) => field ?? []);
  const ideas = withOneTable(
    others.flatMap((field) => ideasFor(measure ? [field, measure] : [field]).slice(0, 1)),
  );
  const points = hasManyPlaces(fields) ? pointChannels(fields, measure) : undefined;
  if (points) {
    const places: Idea = { mark: 'point_map', reason: 'places', channels: points };
    const isMapped = ideas[0]?.mark === 'choropleth' && others[0]?.type !== 'text';
    ideas.splice(isMapped ? 1 : 0, 0, places);
  }
  return ideas.length > 0 || !measure ? ideas : ideasFor([measure]);
}

/** Columns of which nothing can be drawn, such as names of single rows, are listed beside each other, not one by one. */
function withOneTable(ideas: readonly Idea[]): Idea[] {
  const [table, ...tables] = ideas.filter(({ mark }) => mark === 'table');
  if (!table) return [...ideas];
  const detail = [table, ...tables].flatMap(({ channels }) => channels.detail ?? []);
  return [...ideas.filter(({ mark }) => mark !== 'table'), { ...table, channels: { detail } }];
}

function ideasFor(chosen: readonly ChartField[]): Idea[] {
  const places = chosen.filter(isOnMap);
  const times = chosen.filter(({ kind }) => kind === 'time');
  const numbers = chosen.filter(({ kind, coordinate }) => kind === 'number' && coordinate === undefined);
  const categories = chosen.filter(({ kind }) => kind !== 'time' && kind !== 'number');
  const [place] = places;
  const [time] = times;
  const [number, secondNumber, thirdNumber] = numbers;
  const [category, secondCategory] = categories;
  const y = number ? { y: { field: number.id } } : {};
  const ideas: Idea[] = [];
  const points = pointChannels(chosen, number);
  if (points) ideas.push({ mark: 'point_map', reason: 'places', channels: points });
  if (place && !time && numbers.length <= 1 && (number || !isUnique(place))) {
    ideas.push({
      mark: 'choropleth',
      reason: 'places',
      channels: { geo: { field: place.id }, ...(number && { colour: { field: number.id } }) },
    });
  }
  if (time) {
    const split = categories.find(({ distinct }) => (distinct ?? 0) <= MOST_COLOURS) ?? category;
    const channels = { x: { field: time.id }, ...y, ...(split && { colour: { field: split.id } }) };
    ideas.push({ mark: 'line', reason: 'change_over_time', channels });
    if (number?.aggregate === 'sum' && split)
      ideas.push({ mark: 'area', reason: 'parts_of_whole', channels });
    if (split && !number)
      ideas.push({
        mark: 'rect',
        reason: 'pattern',
        channels: { x: { field: time.id }, y: { field: split.id } },
      });
  }
  if (number && secondNumber) {
    ideas.push({
      mark: 'point',
      reason: 'relation',
      channels: {
        x: { field: number.id },
        y: { field: secondNumber.id },
        ...(thirdNumber && { size: { field: thirdNumber.id } }),
        ...(category && isTellable(category)
          ? { colour: { field: category.id } }
          : category && { tooltip: [{ field: category.id }] }),
      },
    });
  }
  if (category && !time && (number || !isUnique(category))) {
    const split =
      secondCategory && isTellable(secondCategory) ? { colour: { field: secondCategory.id } } : {};
    // Names are read on the left, bars from the top.
    ideas.push({
      mark: 'bar',
      reason: 'comparison',
      channels: { y: { field: category.id }, ...(number && { x: { field: number.id } }), ...split },
    });
    if (secondCategory) {
      ideas.push({
        mark: 'rect',
        reason: 'pattern',
        channels: {
          x: { field: secondCategory.id },
          y: { field: category.id },
          ...(number && { colour: { field: number.id } }),
        },
      });
    }
    if (
      (category.distinct ?? MOST_SLICES) <= MOST_SLICES &&
      (!number || number.aggregate === 'sum') &&
      !secondCategory
    ) {
      ideas.push({
        mark: 'arc',
        reason: 'parts_of_whole',
        channels: { colour: { field: category.id }, ...(number && { theta: { field: number.id } }) },
      });
    }
  }
  if (number && !secondNumber && !time) {
    const isAlone = !category;
    ideas.push(
      isAlone
        ? { mark: 'bar', reason: 'distribution', channels: { x: { field: number.id } } }
        : {
            mark: 'tick',
            reason: 'distribution',
            channels: { x: { field: number.id }, ...(category && { y: { field: category.id } }) },
          },
    );
  }
  ideas.push({
    mark: 'table',
    reason: 'figures',
    channels: { detail: tableColumns([...categories, ...times], numbers) },
  });
  return ideas;
}

/** Whether a column has places that there are boundaries of. */
function isOnMap({ scheme, mapped }: ChartField): boolean {
  return scheme !== null && mapped;
}

/** Counting rows by it would count one each. */
function isUnique({ top }: ChartField): boolean {
  return top[0]?.n === 1;
}

function isTellable({ distinct }: ChartField): boolean {
  return (distinct ?? MOST_COLOURS + 1) <= MOST_COLOURS;
}

function tableColumns(dimensions: readonly ChartField[], numbers: readonly ChartField[]) {
  return [
    ...dimensions.map(({ id }) => ({ field: id })),
    ...numbers.map(({ id, aggregate, weight }) =>
      dimensions.length > 0
        ? { field: id, aggregate, ...(aggregate === 'mean' && weight && { weight }) }
        : { field: id },
    ),
  ];
}
