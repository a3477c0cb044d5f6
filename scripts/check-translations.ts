import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { reportProblems } from './report-problems.ts';
import { root } from './run-command.mjs';

type Texts = { [key: string]: string | Texts };

const reference = 'en';

/** All texts by their full key, such as `search.title`. Plural forms count under their own keys. */
export function flatten(texts: Texts, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text);
  }
  return flat;
}

/** Compares a language with the reference: keys, and the placeholders inside each text. */
export function translationProblems(language: string, texts: Texts, referenceTexts: Texts): string[] {
  const [given, wanted] = [flatten(texts), flatten(referenceTexts)];
  const problems: string[] = [];
  for (const [key, text] of wanted) {
    const translated = given.get(key);
    if (translated === undefined) problems.push(`${language}: ${key} is missing`);
    else if (translated.trim() === '') problems.push(`${language}: ${key} is empty`);
    else if (placeholders(translated) !== placeholders(text)) {
      problems.push(
        `${language}: ${key} has the placeholders ${placeholders(translated)}, not ${placeholders(text)}`,
      );
    }
  }
  const plurals = pluralKeys(language, wanted.keys());
  for (const key of plurals) {
    if (!wanted.has(key) && !given.has(key)) problems.push(`${language}: ${key} is missing`);
  }
  for (const key of given.keys()) {
    if (!wanted.has(key) && !plurals.has(key)) problems.push(`${language}: ${key} is not in ${reference}`);
  }
  return language === 'fr' ? [...problems, ...frenchSpaces(given)] : problems;
}

/** French sets a space before some marks; the line must not be broken there, or it begins with the mark. */
function frenchSpaces(texts: ReadonlyMap<string, string>): string[] {
  const loose = [...texts].filter(([, text]) => / [:;?!»%](?![a-z/])|« /.test(text));
  return loose.map(([key]) => `fr: ${key} has a space beside : ; ? ! « » or % that must be a no-break space`);
}

/** The keys of all plural forms a language has: French has one for millions that English lacks. */
function pluralKeys(language: string, keys: Iterable<string>): Set<string> {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const counted = [...keys].filter((key) => key.endsWith('_other')).map((key) => key.replace(/_other$/, ''));
  return new Set(counted.flatMap((key) => pluralCategories.map((category) => `${key}_${category}`)));
}

function placeholders(text: string): string {
  const names = [...text.matchAll(/\{\{-?\s*([^},\s]+)[^}]*\}\}|<\/?([a-zA-Z0-9]+)\/?>/g)].map(
    ([whole]) => whole,
  );
  return [...new Set(names)].sort().join(' ') || 'none';
}

/** Keys that code asks for and the reference lacks; only keys written out in full can be seen. */
export function unknownKeys(file: string, content: string, referenceTexts: Texts): string[] {
  const known = flatten(referenceTexts);
  const isKnown = (key: string) =>
    known.has(key) ||
    known.has(`${key}_other`) ||
    [...known.keys()].some((text) => text.startsWith(`${key}.`));
  const used = [...content.matchAll(/(?<![\w.])t\(\s*'([a-zA-Z0-9_.]+)'/g)].map(([, key]) => key ?? '');
  return used.filter((key) => !isKnown(key)).map((key) => `${file}: the text '${key}' does not exist`);
}

function read(file: string): Texts {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}

if (import.meta.main) {
  const folders = globSync('apps/*/app/locales', { cwd: root });
  const problems: string[] = [];
  let texts = 0;
  for (const folder of folders) {
    const referenceTexts = read(`${folder}/${reference}/common.json`);
    texts += flatten(referenceTexts).size;
    for (const file of globSync(`${folder}/*/common.json`, { cwd: root })) {
      const language = path.basename(path.dirname(file));
      if (language !== reference) problems.push(...translationProblems(language, read(file), referenceTexts));
    }
    // What sites share asks for texts of each of them.
    const pages = globSync([`${path.dirname(folder)}/**/*.{ts,tsx}`, 'packages/site/src/**/*.{ts,tsx}'], {
      cwd: root,
    });
    for (const page of pages) {
      problems.push(...unknownKeys(page, readFileSync(path.join(root, page), 'utf8'), referenceTexts));
    }
  }
  reportProblems(problems, `${texts} texts are there in every language`);
}
