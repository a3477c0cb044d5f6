import type { ValueKind } from './expression.ts';

/** A function of a filter: the kinds that each of its values may have, the kind of its own, and its name in the engine. */
export type FilterFunction = {
  takes: readonly (readonly ValueKind[])[];
  gives: ValueKind;
  engine: string;
};

const text: readonly ValueKind[] = ['text'];
const day: readonly ValueKind[] = ['date', 'timestamp'];
const clock: readonly ValueKind[] = ['time', 'timestamp'];

/** The functions that filters may use. Texts are compared as they are; `tolower` makes it a matter of letters alone. */
export const filterFunctions: Readonly<Record<string, FilterFunction>> = {
  contains: { takes: [text, text], gives: 'bool', engine: 'contains' },
  startswith: { takes: [text, text], gives: 'bool', engine: 'starts_with' },
  endswith: { takes: [text, text], gives: 'bool', engine: 'ends_with' },
  tolower: { takes: [text], gives: 'text', engine: 'lower' },
  toupper: { takes: [text], gives: 'text', engine: 'upper' },
  trim: { takes: [text], gives: 'text', engine: 'trim' },
  length: { takes: [text], gives: 'number', engine: 'length' },
  year: { takes: [day], gives: 'number', engine: 'year' },
  month: { takes: [day], gives: 'number', engine: 'month' },
  day: { takes: [day], gives: 'number', engine: 'day' },
  hour: { takes: [clock], gives: 'number', engine: 'hour' },
  minute: { takes: [clock], gives: 'number', engine: 'minute' },
  second: { takes: [clock], gives: 'number', engine: 'second' },
};
