import type { SiteContext } from '@gazetteer/site/server';
import { listGroups } from './list-groups.ts';
import { wordsOf } from './reference-words.ts';

/** The calls of one group with all that is said of them; the codes of errors; the settings of projects. */
export function loadPart({ reference, locale }: SiteContext, name: string) {
  const words = wordsOf(locale);
  const made = reference(locale);
  const part = made.part(name);
  const groups = listGroups(made);
  if (!part) return { part, groups, title: words.missing, description: '' };
  return part.kind === 'group'
    ? { part, groups, title: words.groupTitle(part.group.title), description: part.group.text }
    : { part, groups, title: part.title, description: part.lead };
}
