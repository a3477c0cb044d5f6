import type { ChartField } from '@gazetteer/charts';
import { fieldFor } from '@gazetteer/charts/testing';
import { describe, expect, test } from 'vitest';
import { idFor } from '../model/computed-names.ts';
import { checkFormula, withFormula } from './check-formula.ts';
import { completionsAt, fieldInFormula } from './complete-formula.ts';
import { formulaFunctions } from './formula-functions.ts';

const field = (id: string, type: string, more: Partial<ChartField> = {}) =>
  fieldFor(id, {
    type,
    kind: type === 'text' ? 'category' : type === 'date' ? 'time' : 'number',
    role: 'measure',
    aggregate: 'sum',
    ...more,
  });

const fields = [
  field('cases', 'int', { label: 'Cases of dengue' }),
  field('Rain in June', 'float', { unit: 'mm' }),
  field('date', 'date'),
  field('text', 'text'),
  field('a', 'float'),
  field('b', 'float'),
  field('c', 'float'),
];

const check = (expression: string) => {
  const formula = { id: 'rate', expression };
  return checkFormula(formula, withFormula([], formula), fields);
};

describe('a formula', () => {
  test('that works tells what it gives and uses', () => {
    const checked = check('round([Rain in June] / cases, 1) + cases');
    expect(checked).toMatchObject({ field: { id: 'rate', kind: 'number' }, uses: ['Rain in June', 'cases'] });
  });

  test('that does not tells why and where', () => {
    expect(check('cases / persons')).toMatchObject({
      fault: { code: 'field_missing', position: 8, params: { name: 'persons' } },
    });
    expect(check('round(cases')).toMatchObject({ fault: { code: 'expression_unended' } });
  });

  test('may call every function that is offered, written as it is offered', () => {
    for (const [name, example] of Object.entries(formulaFunctions)) {
      const shown = example.replace('text)', '[text])').replace('text,', '[text],');
      expect({ name, works: 'field' in check(shown) }).toEqual({ name, works: true });
    }
  });

  test('gets a place of its own among others', () => {
    const [one, two] = [
      { id: 'x', expression: '1' },
      { id: 'y', expression: 'x' },
    ];
    expect(withFormula([one, two], { ...one, expression: '2' })).toEqual([{ ...one, expression: '2' }, two]);
    expect(withFormula([one], two)).toEqual([one, two]);
  });
});

test('an id is made of the name, and is another than those there are', () => {
  expect(idFor('Fälle je 100 000', [])).toBe('falle_je_100_000');
  expect(idFor('2011 rate', ['rate'])).toBe('rate_2');
  expect(idFor('दर', [])).toBe('field');
});

describe('completion', () => {
  const texts = (text: string) =>
    completionsAt(text, text.length, fields).completions.map(({ insert }) => insert);

  test('finds fields by their labels and functions by their beginning', () => {
    expect(texts('den')).toEqual(['cases']);
    expect(texts('1 + ro')).toEqual(['round(']);
    expect(texts('[ra')).toEqual(['[Rain in June]']);
  });

  test('is silent within texts and where a word stands complete', () => {
    expect(texts('contains([text], "den')).toEqual([]);
    expect(texts('round')).toEqual([]);
    expect(texts('1 + ')).toEqual([]);
  });

  test('writes names in brackets where they could be taken for something else', () => {
    expect(fieldInFormula('cases')).toBe('cases');
    expect(fieldInFormula('text')).toBe('[text]');
    expect(fieldInFormula('a]b')).toBe('[a]]b]');
  });
});
