import type { PackageDictionary } from '../../model/dataset.contract.ts';
import type { ResourceDictionary } from '../../model/resource.contract.ts';
import { spacedName } from '../index/found-column.ts';
import type { TextStems } from '../index/full-text.store.ts';
import { labelField } from '../index/label-cache.ts';
import type { Label, Term } from '../index/search-terms.store.ts';
import { mapParts, type TextPart, textParts } from '../index/text-parts.ts';
import type { ListedWord } from '../index/word-list.store.ts';
import { comparableTime, dateFields } from '../query/query-literals.ts';
import { COMPLETENESS, TRANSLATED_TITLES, valueField } from '../query/search-fields.ts';
import { analyseInTurns } from '../words/analyse-in-turns.ts';
import { foldText } from '../words/analyse-text.ts';
import type { SearchDocument } from './search-document.ts';
import { translationsOf } from './translations-of.ts';

/** What the index keeps of a dataset, beside the dataset itself. */
export type Description = { terms: Term[]; labels: Label[]; text: TextStems<TextPart>; words: ListedWord[] };

// Fields that are read as text only, and those whose values nobody filters by.
const PROSE = new Set([
  'title',
  'notes',
  'methodology',
  'description',
  'resources',
  'tags',
  'groups',
  'organization',
]);
const LONGEST_VALUE = 200;
const MOST_TERMS = 2000;
/** In characters; also keeps a tsvector below PostgreSQL's limit of a megabyte. */
const LONGEST_PART = 50_000;

/** Takes a dataset apart into what it is filtered by, found by and shown with; long texts piece by piece. */
export async function describeDataset(document: SearchDocument): Promise<Description> {
  const texts = textsOf(document);
  const wordsOf = (part: readonly string[]) => analyseInTurns(part.join('\n').slice(0, LONGEST_PART));
  const stems = new Map<TextPart, string[]>();
  for (const part of textParts)
    stems.set(
      part,
      (await wordsOf(texts[part])).map(({ stem }) => stem),
    );
  // These words may stand in for a misspelt one: people wrote them with care.
  const careful = [texts.title, texts.keywords, texts.res_name, columnNames(document)];
  const spelling: ListedWord[] = [];
  for (const part of careful) {
    const words = (await wordsOf(part)).filter(({ folded }) => SPELLING.test(folded));
    spelling.push(...words.map(({ folded, stem }) => ({ word: folded, stem })));
  }
  return {
    terms: termsOf(document),
    labels: labelsOf(document),
    text: mapParts(textParts, (part) => stems.get(part) ?? []),
    words: spelling,
  };
}

const SPELLING = /^\p{L}{3,30}$/u;

function textsOf(document: SearchDocument): Record<TextPart, string[]> {
  const { dataset, columns = [] } = document;
  const { organization, groups, tags, resources, sector, extras } = dataset;
  const groupTitles = groups.flatMap((group) => [
    group.title || group.name,
    ...translationsOf(group, 'title'),
  ]);
  const tagNames = tags.flatMap((tag) => [
    tag.display_name || tag.name,
    ...translationsOf(tag, 'display_name'),
  ]);
  return {
    name: [dataset.name],
    title: inAllLanguages(dataset, 'title'),
    keywords: [
      ...tagNames,
      ...resources.flatMap(resourceTags),
      ...groupTitles,
      ...texts(sector),
      ...(organization ? inAllLanguages(organization, 'title') : []),
    ],
    notes: inAllLanguages(dataset, 'notes'),
    columns: [
      ...columnNames(document),
      ...columns.flatMap((column) => inAllLanguages(column, 'description')),
    ],
    res_name: resources.flatMap((resource) => inAllLanguages(resource, 'name')),
    res_description: resources.flatMap((resource) => [
      ...inAllLanguages(resource, 'description'),
      ...texts(resource.format),
    ]),
    other: [
      ...texts([dataset.author, dataset.maintainer, dataset.license_title]),
      ...inAllLanguages(dataset, 'source_name'),
      ...inAllLanguages(dataset, 'methodology'),
      ...extras.map(({ value }) => value),
    ],
  };
}

/** A text as it stands and in every language that it is written in. */
function inAllLanguages(holder: object, field: string): string[] {
  return [...texts((holder as Record<string, unknown>)[field]), ...translationsOf(holder, field)];
}

const columnNames = ({ columns = [] }: SearchDocument) =>
  columns.flatMap((column) => [spacedName(column.name), ...inAllLanguages(column, 'label')]);

function termsOf({ dataset, vocabularyNames }: SearchDocument): Term[] {
  const own: Term[] = [
    ...Object.entries(dataset).flatMap(([key, value]) => (PROSE.has(key) ? [] : valuesAs(key, value))),
    ...valuesAs('title_string', foldText(dataset.title).slice(0, LONGEST_VALUE)),
    ...translationsOf(dataset, 'title').flatMap((title) =>
      valuesAs(TRANSLATED_TITLES, foldText(title).slice(0, LONGEST_VALUE)),
    ),
    ...valuesAs(COMPLETENESS, completenessOf(dataset)),
    ...valuesAs('capacity', dataset.private ? 'private' : 'public'),
    ...valuesAs('organization', dataset.organization?.name),
    ...dataset.groups.flatMap(({ name }) => valuesAs('groups', name)),
    ...dataset.tags.flatMap((tag) => valuesAs(tagField(tag.vocabulary_id, vocabularyNames), tag.name)),
  ];
  // An extra must not say to whom a dataset is shown, nor anything else that is said by the dataset itself.
  const taken = new Set([...Object.keys(dataset), ...own.map(({ field }) => field)]);
  const extras = dataset.extras.filter(({ key }) => !taken.has(key));
  const terms = [
    ...own,
    ...extras.flatMap(({ key, value }) => valuesAs(key, value)),
    ...dataset.resources.flatMap(resourceTerms),
  ];
  return distinctValues(terms).slice(0, MOST_TERMS);
}

function completenessOf(dataset: PackageDictionary): number {
  const { notes, license_id, tags, resources, sector, organization, source_name, years_covered } = dataset;
  const told = [
    (notes ?? '').length >= 80,
    license_id,
    tags.length > 0,
    sector.length > 0,
    organization,
    source_name,
    years_covered,
    resources.some(({ granularity, frequency }) => granularity && frequency),
  ];
  return told.filter(Boolean).length;
}

function distinctValues<Item extends Term>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [`${item.field}\n${item.value}`, item])).values()];
}

const tagField = (vocabulary: string | null, names: ReadonlyMap<string, string> | undefined) =>
  vocabulary === null ? 'tags' : valueField(`vocab_${names?.get(vocabulary) ?? vocabulary}`);

// The names CKAN gives to fields of resources, and the portal's own that stand for the whole dataset.
const RESOURCE_FIELDS: Record<string, string> = {
  id: 'res_id',
  format: 'res_format',
  url: 'res_url',
  resource_type: 'res_type',
  granularity: 'granularity',
  frequency: 'frequency',
  idp_ready: 'idp_ready',
};
const RESOURCE_PROSE = new Set(['name', 'title', 'description', 'package_id', 'position', 'tags', 'hash']);

/** The field that the index keeps the values of a resource's field under; undefined where it keeps none. */
export function resourceField(key: string): string | undefined {
  return RESOURCE_PROSE.has(key) ? undefined : (RESOURCE_FIELDS[key] ?? `res_extras_${key}`);
}

function resourceTerms(resource: ResourceDictionary): Term[] {
  return Object.entries(resource).flatMap(([key, value]) => {
    const field = resourceField(key);
    return field === undefined ? [] : valuesAs(field, value);
  });
}

const resourceTags = ({ tags }: ResourceDictionary) => texts(tags);

function labelsOf(document: SearchDocument): Label[] {
  const { organization, groups, tags, license_id, license_title } = document.dataset;
  const labels: Label[] = [
    ...groups.map((group) => ({
      field: 'groups',
      value: group.name,
      label: group.display_name || group.title,
      id: group.id,
    })),
    ...tags.map((tag) => ({
      field: tagField(tag.vocabulary_id, document.vocabularyNames),
      value: tag.name,
      label: tag.display_name || tag.name,
      id: tag.id,
    })),
  ];
  for (const tag of tags) {
    const field = tagField(tag.vocabulary_id, document.vocabularyNames);
    for (const [language, label] of Object.entries(tag.display_name_translated ?? {})) {
      labels.push({ field: labelField(field, language), value: tag.name, label, id: tag.id });
    }
  }
  if (organization) {
    const { id, name, title } = organization;
    labels.push({ field: 'organization', value: name, label: title, id });
    labels.push({ field: 'owner_org', value: id, label: title, id });
    for (const [language, called] of Object.entries(organization.title_translated ?? {})) {
      labels.push({ field: labelField('organization', language), value: name, label: called, id });
    }
  }
  if (license_id && license_title) {
    labels.push({ field: 'license_id', value: license_id, label: license_title, id: license_id });
    for (const [language, label] of Object.entries(document.dataset.license_title_translated ?? {})) {
      labels.push({ field: labelField('license_id', language), value: license_id, label, id: license_id });
    }
  }
  return distinctValues(labels.filter(({ label }) => label !== ''));
}

function valuesAs(field: string, value: unknown): Term[] {
  if (Array.isArray(value))
    return value.flatMap((item) => (Array.isArray(item) ? [] : valuesAs(field, item)));
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return [];
  const text = dateFields.has(field) ? comparableTime(String(value)) : String(value).trim();
  return text === '' || text.length > LONGEST_VALUE || text.includes('\0') ? [] : [{ field, value: text }];
}

function texts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(texts);
  return typeof value === 'string' && value !== '' ? [value] : [];
}
