import { ApplicationError } from '@gazetteer/kernel';
import { type TextPart, textParts } from '../index/text-parts.ts';
import { type Leaf, type RangeQuery, leavesOf, type Query } from './query-tree.ts';

const textFields: Readonly<Record<string, readonly TextPart[]>> = {
  text: textParts,
  title: ['title'],
  notes: ['notes'],
  columns: ['columns'],
  res_name: ['res_name'],
  res_description: ['res_description'],
};

/** The parts of the text a field stands for; `undefined` when it holds whole values instead of words. */
export function textPartsOf(field: string | undefined): readonly TextPart[] | undefined {
  return field === undefined ? textParts : Object.hasOwn(textFields, field) ? textFields[field] : undefined;
}

/** True for a part of a query that the full text answers, false for one that asks for values of a field. */
export function looksForWords(leaf: Leaf | RangeQuery): leaf is Leaf {
  return leaf.kind !== 'range' && textPartsOf(leaf.field) !== undefined;
}

const aliases: Readonly<Record<string, string>> = {
  vocab_sectors: 'sector',
  sectors: 'sector',
  dataset_type: 'type',
  res_extras_granularity: 'granularity',
  res_extras_frequency: 'frequency',
  res_extras_idp_ready: 'idp_ready',
};

/** The name under which the index keeps the whole values of a field. An extra is kept under its own key. */
export function valueField(field: string): string {
  if (Object.hasOwn(aliases, field)) return aliases[field] ?? field;
  return field.startsWith('extras_') ? valueField(field.slice('extras_'.length)) : field;
}

/** The field that results are sorted by for a name in `sort`: text fields have a twin for it. */
export function sortField(field: string): string {
  return field === 'title' ? 'title_string' : valueField(field);
}

/** The field that says how much is told of a dataset, from 0 to 8. */
export const COMPLETENESS = 'search_completeness';

/** The field that has the titles of a dataset in other languages, as they are sorted and compared. */
export const TRANSLATED_TITLES = 'translated_title_string';

const MOST_VALUES = 1000;
const MOST_WORDS = 64;
const MOST_EXPANDED = 24;

/**
 * Refuses a search that would keep the process busy for long, all its parts counted together.
 * @throws search_syntax that names the rule
 */
export function refuseCostly(queries: readonly Query[]): void {
  const leaves = queries.flatMap(leavesOf);
  const expanded = leaves.filter(({ kind }) => kind === 'pattern' || kind === 'similar' || kind === 'range');
  refuseAbove(MOST_VALUES, leaves.length, 'terms');
  refuseAbove(MOST_WORDS, leaves.filter(looksForWords).length, 'words looked for in texts');
  refuseAbove(MOST_EXPANDED, expanded.length, 'wildcards, ranges and similar words');
}

function refuseAbove(most: number, count: number, what: string): void {
  if (count <= most) return;
  throw new ApplicationError('search_syntax', 409, `Search query too large: more than ${most} ${what}`);
}
