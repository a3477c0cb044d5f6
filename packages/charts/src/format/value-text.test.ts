import { expect, test } from 'vitest';
import { numberWriter, tellingWriter } from './value-text.ts';

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

test('small figures beside a large one keep digits of their own, and none but 0 is written as 0', () => {
  const skewed = [0, 0.1, 0.15, -0.55, 1.13, 2.5, 24.567, 900];
  expect(written(skewed)).toEqual(['0', '0.1', '0.15', '\u22120.55', '1.1', '2.5', '25', '900']);
  const alone = numberWriter(english, skewed, { digits: 3 });
  expect(skewed.map(alone)).toEqual(['0', '0.1', '0.15', '\u22120.55', '1.13', '2.5', '24.6', '900']);
  expect(written([0.004, 3e6])).toEqual(['0.004', '3M']);
});

test('figures beyond what decimals can tell are written with a power of ten', () => {
  expect(written([0, 1.2e-7, -5e-7])).toEqual(['0', '1.2E\u22127', '\u22125E\u22127']);
  expect(written([1.25e24, 3])).toEqual(['1.25E24', '3']);
});

test('what is left of a sum of binary fractions is 0', () => {
  expect(written([0.1 + 0.2 - 0.3, 12.5])).toEqual(['0.0', '12.5']);
});

test('ends of classes that differ are written differently', () => {
  const ends = [0.26, 0.71, 1.0021, 1.39, 2.004, 58.6];
  expect(ends.map(tellingWriter(english, ends))).toEqual(['0.26', '0.71', '1.0', '1.4', '2.0', '59']);
  const close = [1.021, 1.043, 1.0431, 900];
  expect(close.map(tellingWriter(english, close))).toEqual(['1.021', '1.043', '1.0431', '900']);
});
