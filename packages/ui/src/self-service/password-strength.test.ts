import { describe, expect, test } from 'vitest';
import { dictionaryStrength } from './dictionary-strength.ts';
import { roughStrength } from './password-strength.ts';

describe('the strength of a password', () => {
  test.each([
    ['rough', roughStrength],
    ['exact', dictionaryStrength],
  ])('grows with length and variety (%s)', (_name, estimate) => {
    expect(estimate('aaaaaaaa', [])).toBeLessThanOrEqual(1);
    expect(estimate('sign the odd quay at noon 77', [])).toBe(4);
  });

  test.each([
    ['rough', roughStrength],
    ['exact', dictionaryStrength],
  ])('is little for what everybody knows of its owner (%s)', (_name, estimate) => {
    expect(estimate('asha.rao@example.org', ['asha.rao@example.org'])).toBeLessThanOrEqual(1);
  });

  test('is none for what stands in every list, once the lists are there', () => {
    expect(dictionaryStrength('password123', [])).toBe(0);
    expect(dictionaryStrength('qwertyuiop', [])).toBeLessThanOrEqual(1);
  });

  test('is found fast for whatever is pasted', () => {
    expect(dictionaryStrength('ab1!'.repeat(5000), [])).toBeGreaterThanOrEqual(0);
  });
});
