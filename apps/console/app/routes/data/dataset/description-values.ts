import type { ActionInput, Dataset } from '@gazetteer/client';
import { withLineFeeds } from '../../../datasets/merge-typed.ts';

/** The fields of the form, in the groups and the order in which they stand there. */
export const groups = {
  what: ['title', 'notes', 'tags', 'sector'],
  source: [
    'source_name',
    'source_link',
    'data_extraction_page',
    'source_published',
    'source_updated',
    'years_covered',
    'spatial_text',
    'methodology',
  ],
  use: ['license_id', 'maintainer', 'maintainer_email', 'author', 'author_email'],
  address: ['name', 'owner_org', 'version', 'url'],
} as const;
export type Group = keyof typeof groups;
export type Field = (typeof groups)[Group][number];
export type Values = Record<Field, string>;

const fields: readonly Field[] = Object.values(groups).flat();

/** What a field of many lines or of a list holds; the others are lines of text. */
export const isLong = (field: Field): boolean => field === 'notes' || field === 'methodology';
const isList = (field: Field): field is 'tags' | 'sector' => field === 'tags' || field === 'sector';

/** What the form shows of a dataset, field by field as text. */
export function valuesOf(dataset: Dataset): Values {
  const read = (field: Field): string => {
    if (field === 'tags') {
      const own = dataset.tags.filter(({ vocabulary_id }) => !vocabulary_id);
      return own.map(({ name }) => name).join(', ');
    }
    if (field === 'sector') return dataset.sector.join(', ');
    const value: unknown = dataset[field];
    return typeof value === 'string' ? withLineFeeds(value) : '';
  };
  return Object.fromEntries(fields.map((field) => [field, read(field)])) as Values;
}

/** What was typed. Of a list, each item once. */
export function readValues(form: URLSearchParams): Values {
  const read = (field: Field): string => {
    if (isList(field)) return itemsOf(form.getAll(field).join(',')).join(', ');
    const text = withLineFeeds(form.get(field) ?? '');
    return isLong(field) ? text : text.trim();
  };
  return Object.fromEntries(fields.map((field) => [field, read(field)])) as Values;
}

/** What the form was filled with when it was shown; undefined for what is no such text. */
export function readBase(text: string | null): Values | undefined {
  try {
    const base: unknown = JSON.parse(text ?? '');
    if (typeof base !== 'object' || base === null) return undefined;
    const known = new Map<string, unknown>(Object.entries(base));
    const read = (field: Field) => {
      const value = known.get(field);
      return typeof value === 'string' ? value : '';
    };
    return Object.fromEntries(fields.map((field) => [field, read(field)])) as Values;
  } catch {
    return undefined;
  }
}

/** The fields in which two descriptions differ. Lists are the same where their items are, in whichever order. */
export function changedFields(base: Values, typed: Values): Field[] {
  return fields.filter((field) =>
    isList(field)
      ? itemsOf(base[field]).toSorted().join() !== itemsOf(typed[field]).toSorted().join()
      : base[field] !== typed[field],
  );
}

/**
 * What of a dataset is to be changed: only what was typed, so that nothing else is touched.
 * @param kept tags of vocabularies, which the form does not show
 */
export function patchOf(base: Values, typed: Values, kept: Dataset['tags']): ActionInput<'package_patch'> {
  const patch: Record<string, unknown> = {};
  for (const field of changedFields(base, typed)) {
    if (field === 'tags') patch['tags'] = [...itemsOf(typed.tags).map((name) => ({ name })), ...kept];
    else if (field === 'sector') patch['sector'] = itemsOf(typed.sector);
    else patch[field] = typed[field] === '' && field !== 'title' ? null : typed[field];
  }
  return patch as ActionInput<'package_patch'>;
}

/** What was typed on top of what somebody else has saved meanwhile: theirs where one has typed nothing oneself. */
export function mergeValues(base: Values, typed: Values, theirs: Values): { values: Values; both: Field[] } {
  const mine = new Set(changedFields(base, typed));
  const values = Object.fromEntries(
    fields.map((field) => [field, (mine.has(field) ? typed : theirs)[field]]),
  ) as Values;
  return { values, both: changedFields(base, theirs).filter((field) => mine.has(field)) };
}

/** The items of a list that is written with commas. */
export function itemsOf(text: string): string[] {
  const items = text.split(',').map((item) => item.trim());
  return [...new Set(items.filter((item) => item !== ''))];
}
