import type { ActionInput, ActionResult } from '@gazetteer/client';
import type { MergeState, SideState } from './merge-address.ts';

export type MergeSuggestion = ActionResult<'table_merge_suggest'>;
export type SuggestedSide = MergeSuggestion['left'];
export type MergeInput = ActionInput<'table_merge'>;
type SideInput = MergeInput['left'];
type Aggregate = NonNullable<NonNullable<SideInput['columns']>[number]['aggregate']>;

export const aggregates = [
  'sum',
  'weighted_mean',
  'min',
  'max',
  'same',
] as const satisfies readonly Aggregate[];

/**
 * The merge that is asked for: what the catalogue suggests for the two tables, and what the visitor changed of it.
 * @returns undefined where the catalogue knows no way to merge the two
 */
export function composeMerge(suggestion: MergeSuggestion, state: MergeState): MergeInput | undefined {
  const { merge } = suggestion;
  if (!merge) return undefined;
  const level = suggestion.levels.find(({ level: id }) => id === state.level)?.level ?? merge.level;
  return {
    ...merge,
    left: composeSide(merge.left, suggestion.left, state.left),
    right: composeSide(merge.right, suggestion.right, state.right),
    ...(level ? { level } : {}),
    how: state.how,
    duplicates: state.aggregate ? 'aggregate' : 'keep',
  };
}

function composeSide(side: SideInput, suggested: SuggestedSide, said: SideState): SideInput {
  const { geo, names, period, ...rest } = side;
  return {
    ...rest,
    ...(placeOf(suggested, said) ?? { ...(geo && { geo }), ...(names && { names }) }),
    ...periodOf(period, said),
    ...columnsOf(said),
  };
}

function placeOf({ geo_candidates }: SuggestedSide, { place }: SideState) {
  const chosen = geo_candidates.find(({ field }) => field === place);
  if (!chosen) return undefined;
  const { by, field, scheme, level, parent_field, parent } = chosen;
  if (by === 'code') return { geo: { field, scheme, level } };
  return {
    names: { field, scheme, level, ...(parent_field ? { parent_field } : {}), ...(parent ? { parent } : {}) },
  };
}

function periodOf(suggested: SideInput['period'], { period, only }: SideState): Pick<SideInput, 'period'> {
  if (period === 'none') return { period: null };
  const field = period ?? suggested?.field;
  if (field === undefined) return suggested === undefined ? {} : { period: suggested };
  return { period: { field, ...(only ? { only } : {}) } };
}

/** Nothing ticked is everything that can be taken; what is ticked must be taken, or the service says why it cannot. */
function columnsOf({ columns, aggregates: said }: SideState): Pick<SideInput, 'columns'> {
  if (!columns) return {};
  return { columns: columns.map((field) => ({ field, ...readAggregate(said[field]) })) };
}

function readAggregate(said = ''): { aggregate?: Aggregate; weight?: string } {
  const [name, ...weight] = said.split(':');
  const aggregate = aggregates.find((one) => one === name);
  if (!aggregate) return {};
  return { aggregate, ...(weight.length > 0 ? { weight: weight.join(':') } : {}) };
}

/** The names of a side's columns that the visitor may take, those that say where and when left out. */
export function figuresOf(side: SuggestedSide): SuggestedSide['columns'] {
  return side.columns.filter(({ role }) => role !== 'geo' && role !== 'time');
}
