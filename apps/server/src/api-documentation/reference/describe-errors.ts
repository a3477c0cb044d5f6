import { chartFaults } from '@gazetteer/charts';
import { contentErrorCodes } from '@gazetteer/content';
import { type ErrorCodeEntry, errorCodes } from '@gazetteer/kernel';
import type { ReferenceList, ReferencePart } from '@gazetteer/site';
import type { Voice } from './voice.ts';

/** Every code of the registers as a page. */
export function describeErrors({ words, tell }: Voice): ReferencePart {
  const { title, lead, ...chapters } = words.lists.errors;
  const list = (name: keyof typeof chapters, entries: ReferenceList['entries']): ReferenceList => ({
    // The frame of the site has `content` as an anchor of its own.
    anchor: `${name}-errors`,
    title: chapters[name].title,
    text: { text: chapters[name].text },
    entries,
  });
  const coded = (register: Readonly<Record<string, ErrorCodeEntry>>) =>
    Object.entries(register).map(([name, { status, meaning }]) => ({
      name,
      mark: String(status ?? '4XX'),
      text: tell(meaning),
    }));
  const faults = Object.entries(chartFaults).map(([name, meaning]) => ({
    name,
    mark: '400',
    text: tell(meaning),
  }));
  const lists = [
    list('own', coded(errorCodes)),
    list('content', coded(contentErrorCodes)),
    list('charts', faults),
    list('accounts', []),
  ];
  return { kind: 'lists', title, lead, lists };
}
