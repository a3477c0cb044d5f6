import { describe, expect, it } from 'vitest';
import { slowRegexes } from './slow-regexes.ts';

describe('a regular expression', () => {
  it.each([
    ['a run at the end of the text', String.raw`text.replace(/-+$/, '')`, String.raw`/-+$/`],
    ['two runs that may share a text', String.raw`/^\d+\.?\d*$/.test(text)`, String.raw`/^\d+\.?\d*$/`],
    ['a text given to RegExp', String.raw`new RegExp('\\s+$', 'u')`, String.raw`/\s+$/u`],
    ['the pattern of a schema', String.raw`Type.String({ pattern: '^\\S+@\\S+$' })`, String.raw`/^\S+@\S+$/`],
  ])('is polynomial with %s', (_, source, regex) => {
    expect(slowRegexes(source)).toEqual([{ line: 1, regex, growth: 'polynomial' }]);
  });

  it('is exponential with a run of runs', () => {
    expect(slowRegexes('\n/^(?:a|a+)+$/.test(text)')).toEqual([
      { line: 2, regex: '/^(?:a|a+)+$/', growth: 'exponential' },
    ]);
  });

  it.each([
    String.raw`text.replace(/(?<!-)-+$/, '')`,
    String.raw`/^\d+(?:\.\d*)?$/.test(text)`,
    String.raw`const half = <p>{a / b} / {c}</p>`,
  ])('is linear: %s', (source) => {
    expect(slowRegexes(source)).toEqual([]);
  });
});
