import type { ReaderChoice } from '../spec/reader-choice.ts';

/** The names under which a choice stands in addresses, in their order there. */
const choiceNames = ['time', 'from', 'to', 'show', 'hide'] as const;

/** A choice as part of an address, without a question mark: empty where nothing was chosen. */
export function writeChoice(choice: ReaderChoice): string {
  const query = choiceNames.flatMap((name) => [choice[name] ?? []].flat().map((value) => [name, value]));
  return new URLSearchParams(query).toString();
}

/** What an address says of a choice, unchecked; undefined where it says nothing. */
export function readChoice(query: URLSearchParams): ReaderChoice | undefined {
  if (!choiceNames.some((name) => query.has(name))) return undefined;
  const one = (name: string) => query.get(name) || undefined;
  const several = (name: string) => (query.has(name) ? query.getAll(name) : undefined);
  const choice = {
    time: one('time'),
    from: one('from'),
    to: one('to'),
    show: several('show'),
    hide: several('hide'),
  };
  return Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== undefined));
}
