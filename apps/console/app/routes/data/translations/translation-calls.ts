import type { ActionInput, Dataset } from '@gazetteer/client';
import { type TranslatedText, translatedInto } from '../../../translations/translated-texts.ts';
import type { ChangedText } from '../../../translations/typed-translations.ts';
import type { DescribedTable } from './dataset-texts.ts';

type Named<Name extends 'package_patch' | 'resource_patch' | 'datastore_create'> = {
  name: Name;
  input: ActionInput<Name> & object;
  /** The texts that it changes. */
  texts: TranslatedText[];
};

/** A call that saves some of the texts. */
export type TranslationCall = Named<'package_patch'> | Named<'resource_patch'> | Named<'datastore_create'>;

/** The calls that save these texts, and nothing else: one of the dataset, one of each resource, one of each table. */
export function callsFor(
  changes: readonly ChangedText[],
  { dataset, tables, language }: { dataset: Dataset; tables: readonly DescribedTable[]; language: string },
): TranslationCall[] {
  const into = ({ text, typed }: ChangedText) => translatedInto(text, language, typed);
  const own = changes.filter(({ text: { place } }) => place.kind === 'dataset' || place.kind === 'tag');
  return [
    ...(own.length > 0 ? [datasetCall(own, dataset, into)] : []),
    ...dataset.resources.flatMap(({ id }) => {
      const described = changesOf(changes, 'resource', id);
      if (described.length === 0) return [];
      return [
        {
          name: 'resource_patch' as const,
          input: { id, ...Object.fromEntries(described.map((change) => [keyOf(change), into(change)])) },
          texts: textsIn(described),
        },
      ];
    }),
    ...tables.flatMap((table) => {
      const columns = changesOf(changes, 'column', table.resource);
      return columns.length > 0 ? [tableCall(columns, table, into)] : [];
    }),
  ];
}

type Into = (change: ChangedText) => Record<string, string>;

const keyOf = ({ text }: ChangedText) => `${text.field}_translated`;
const textsIn = (changes: readonly ChangedText[]) => changes.map(({ text }) => text);

function changesOf(changes: readonly ChangedText[], kind: 'resource' | 'column', resource: string) {
  return changes.filter(({ text: { place } }) => place.kind === kind && place.resource === resource);
}

/** Tags are written whole, each with all that it has. */
function datasetCall(own: readonly ChangedText[], dataset: Dataset, into: Into): Named<'package_patch'> {
  const called = new Map<string, ChangedText>();
  for (const change of own) {
    const { place } = change.text;
    if (place.kind === 'tag') called.set(`${place.vocabulary} ${place.name}`, change);
  }
  const tags = dataset.tags.map((tag) => {
    const change = called.get(`${tag.vocabulary_id ?? ''} ${tag.name}`);
    return change ? { ...tag, display_name_translated: into(change) } : tag;
  });
  const texts = own.filter(({ text }) => text.place.kind === 'dataset');
  return {
    name: 'package_patch',
    input: {
      id: dataset.id,
      if_revision: dataset.metadata_modified,
      ...Object.fromEntries(texts.map((change) => [keyOf(change), into(change)])),
      ...(called.size > 0 ? { tags } : {}),
    },
    texts: textsIn(own),
  };
}

/** An entry of a dictionary is written whole. */
function tableCall(
  columns: readonly ChangedText[],
  { resource, fields }: DescribedTable,
  into: Into,
): Named<'datastore_create'> {
  const changed = fields.flatMap(({ id, info = {} }) => {
    const ofColumn = columns.filter(({ text: { place } }) => place.kind === 'column' && place.column === id);
    if (ofColumn.length === 0) return [];
    const entry: Record<string, unknown> = { ...info };
    for (const change of ofColumn) {
      const translations = into(change);
      if (Object.keys(translations).length > 0) entry[keyOf(change)] = translations;
      else delete entry[keyOf(change)];
    }
    return [{ id, info: entry }];
  });
  // Tables of imported files take no rows but by imports; imports keep what the dictionary says.
  const input = { resource_id: resource, fields: changed, force: true };
  return { name: 'datastore_create', input, texts: textsIn(columns) };
}
