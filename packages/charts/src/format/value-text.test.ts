import { expect, test } from 'vitest';
import { numberWriter } from './value-text.ts';

const english = { locale: 'en' } as const;
const written = (values: number[], range = values) => values.map(numberWriter(english, range));

test('large figures are written in short, with three digits', () => {
  expect(written([0, 5e6, 16_666_332])).toEqual(['0', '5M', '16.7M']);
  expect(written([16_666_332])).toEqual(['16.7M']);
});

test('large figures that differ only in their last digits are told apart', () => {
  const marks = [16_655_000, 16_660_000, 16_665_000, 16_670_000, 16_675_000];
  expect(written(marks)).toEqual(['16.655M', '16.66M', '16.665M', '16.67M', '16.675M']);
  expect(new Set(written([1e9, 1.005e9, 1.01e9])).size).toBe(3);
  expect(new Set(marks.map(numberWriter({ locale: 'fr' }, marks))).size).toBe(5);
});
