import type { SiteContext } from '@gazetteer/site/server';
import { wordsOf } from './reference-words.ts';

/** Every call by its group, and the words that were looked for among them. */
export function loadAllCalls({ reference, locale, publicUrl }: SiteContext, words: string) {
  const { title, description } = wordsOf(locale);
  return { title, description, publicUrl, words, groups: reference(locale).groups() };
}

/** The calls of one group with all that is said of them; the codes of errors; the settings of projects. */
export function loadPart({ reference, locale }: SiteContext, name: string) {
  const words = wordsOf(locale);
  const made = reference(locale);
  const part = made.part(name);
  const groups = made
    .groups()
    .map(({ name: group, title, calls }) => ({ name: group, title, calls: { length: calls.length } }));
  if (!part) return { part, groups, title: words.missing, description: '' };
  return part.kind === 'group'
    ? { part, groups, title: words.groupTitle(part.group.title), description: part.group.text }
    : { part, groups, title: part.title, description: part.lead };
}
