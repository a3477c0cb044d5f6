import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
export const sampleFolder = path.join(root, 'apps/server/sample');

type Descriptor = { [key: string]: unknown };
type Pair = { english: string; french: string };

/** The names of the sample's datasets. */
export const datasetNames = globSync('*/datapackage.json', { cwd: sampleFolder }).map((file) =>
  path.dirname(file),
);

/** The names of the organisations that publish them. */
export const organizationNames = datasetNames.map(
  (name) => (readDescriptor(name).organization as { name: string }).name,
);

/** What is called in English in French texts, too. */
export const namesInBoth = [
  // A standard and a work that have no French name.
  'CSV on the Web',
  'The National Map',
  // A French word, beside another that says the same as its English.
  'habitat',
];

export function readDescriptor(name: string): Descriptor {
  return readJson(`apps/server/sample/${name}/datapackage.json`);
}

function readJson(file: string): Descriptor {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Descriptor;
}

/**
 * The English texts of a descriptor that stand beside French ones. Columns keep the names that programs know them by,
 * whatever they are called.
 */
function translatedTexts(part: unknown): Pair[] {
  if (Array.isArray(part)) return part.flatMap(translatedTexts);
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => {
    if (typeof value !== 'string') return key.endsWith('_translated') ? [] : translatedTexts(value);
    const french = (part as Record<string, { fr?: unknown } | undefined>)[`${key}_translated`]?.fr;
    const isName = value === (part as { name?: unknown }).name;
    return typeof french === 'string' && !isName ? [{ english: value, french }] : [];
  });
}

/** The keywords of a descriptor, each with the French one in its place. */
function translatedKeywords({ keywords, keywords_translated }: Descriptor): Pair[] {
  const french = (keywords_translated as { fr?: string[] } | undefined)?.fr ?? [];
  return ((keywords as string[] | undefined) ?? []).map((english, place) => ({
    english,
    french: french[place] ?? english,
  }));
}

function columnNames({ resources }: Descriptor): string[] {
  return (resources as { schema?: { fields: { name: string }[] } }[]).flatMap(({ schema }) =>
    (schema?.fields ?? []).map(({ name }) => name),
  );
}

/** The texts of the portal in both languages; forms that only one of them has are left out. */
function messages(): Pair[] {
  const [english, french] = ['en', 'fr'].map((language) =>
    flatten(readJson(`apps/portal/app/locales/${language}/common.json`)),
  );
  return [...(english ?? [])].flatMap(([key, text]) => {
    const other = french?.get(key);
    return other === undefined ? [] : [{ english: text, french: other }];
  });
}

function flatten(texts: Descriptor, before = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[before + key, value] as const]
        : [...flatten(value as Descriptor, `${before}${key}.`)],
    ),
  );
}

/** What stands between the values, elements and other texts that a message is filled with. */
function segmentsOf(message: string): string[] {
  return message
    .split(/\{\{.*?\}\}|\$t\(.*?\)|<[^>]*>/)
    .map((segment) => segment.replace(/\s+/g, ' ').trim())
    .filter((segment) => segment !== '');
}

/** Short words, and such as are parts of French texts, tell nothing where they are only found in a text. */
function isTelling(text: string): boolean {
  return text.length >= 12 && text.includes(' ');
}

/**
 * English words that every sentence has some of and that no French one has. French has *an*, *as*, *but*, *do*, *me*, *no*,
 * *on*, *or*, *pour*, *so* and the like, and they are left out.
 */
const common =
  'about after all already also and any anybody are at back be because been before being below between both by ' +
  'cannot could does each either every everybody for from given had has have here how if in into is it its just ' +
  'known let made make many more most must my need never not nothing now of only other others our out over ' +
  'several shall she should since some somebody still such than that the their them then there these they this those ' +
  'through to together under until up used very was we were what when where whether which while who whose why will ' +
  'with within without would yet you your';
const commonWord = new RegExp(
  String.raw`(?<![\p{L}\p{N}\p{M}'’._/@-])(?:${common.split(' ').map(eitherCase).join('|')})(?![\p{L}\p{N}\p{M}'’_/@-]|\.\p{L})`,
  'gu',
);

/** A word as it stands in a sentence or begins it, and not as letters of an abbreviation. */
function eitherCase(word: string): string {
  return `[${word[0]}${word[0]?.toUpperCase()}]${word.slice(1)}`;
}

/** A value as programs take it: texts for people have other quotation marks in French. */
const code = /"[\w -]+"/g;

/** Finds what of a text is English. */
export type FindEnglish = (text: string) => string[];

/**
 * Makes what finds English texts: those of the sample and of the portal of which there is French, and sentences by the
 * words that every English one has.
 * @param names what is called so in French, too
 */
export function englishFinder(names: readonly string[]): FindEnglish {
  const descriptors = datasetNames.map(readDescriptor);
  const pairs = [
    ...descriptors.flatMap((one) => [...translatedTexts(one), ...translatedKeywords(one)]),
    ...messages(),
  ];
  // Columns keep the names that programs know them by.
  const french = new Set([...pairs.map((pair) => pair.french), ...descriptors.flatMap(columnNames)]);
  const differing = pairs.filter((pair) => pair.english !== pair.french && !french.has(pair.english));
  const whole = new Set(differing.map(({ english }) => english).filter((text) => !text.includes('{{')));
  const parts = new Set(
    differing.flatMap((pair) =>
      segmentsOf(pair.english).filter((part) => isTelling(part) && !pair.french.includes(part)),
    ),
  );
  const known = names.toSorted((one, other) => other.length - one.length);
  return (said) => {
    const text = known.reduce((rest, name) => rest.replaceAll(name, ' '), said.replaceAll(code, ' '));
    if (whole.has(text)) return [text];
    const found = [...parts].filter((part) => text.includes(part));
    return found.length > 0 ? found : [...text.matchAll(commonWord)].map(([word]) => word);
  };
}
