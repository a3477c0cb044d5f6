import { type TextPart, textParts } from '../index/text-parts.ts';
import type { Leaf, RangeQuery } from './query-tree.ts';

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
