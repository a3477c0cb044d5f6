import { expect, test } from 'vitest';
import { textOf } from './text-of.ts';

test('a name that somebody chose finds a text of ours, and nothing that is none', () => {
  const texts = { state: 'State', county: 'County' };
  expect(textOf(texts, 'county')).toBe('County');
  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '', 'region']) {
    expect(textOf(texts, name)).toBeUndefined();
  }
});
