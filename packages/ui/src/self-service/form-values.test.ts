import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { UiNode } from './flow-ui.ts';
import { formValues } from './form-values.ts';

const field = (name: string, type: string): UiNode => ({
  type: 'input',
  group: 'default',
  attributes: { node_type: 'input', name, type, disabled: false },
  messages: [],
  meta: {},
});

describe('the values of a form', () => {
  test('are nested by the dots in their names, and have the kinds of their fields', () => {
    const nodes = [
      field('traits.age', 'number'),
      field('traits.news', 'checkbox'),
      field('traits.name.first', 'text'),
    ];
    const data: [string, string][] = [
      ['traits.name.first', '77'],
      ['traits.name.last', 'Rao'],
      ['traits.age', '42'],
      ['traits.news', 'true'],
    ];
    expect(formValues(data, nodes)).toEqual({
      traits: { name: { first: '77', last: 'Rao' }, age: 42, news: true },
    });
  });

  test('say of a box without a tick that it has none', () => {
    expect(formValues([], [field('traits.news', 'checkbox')])).toEqual({ traits: { news: false } });
  });

  test('take the last of two values with one name, so that a hidden one can stand for no tick', () => {
    expect(formValues([['remember', 'false']], [])).toEqual({ remember: false });
    const both: [string, string][] = [
      ['remember', 'false'],
      ['remember', 'true'],
    ];
    expect(formValues(both, [])).toEqual({ remember: true });
  });

  test('leave out traits without a text, and keep other empty fields', () => {
    const data: [string, string][] = [
      ['traits.phone', ''],
      ['password', ''],
    ];
    expect(formValues(data, [field('traits.phone', 'tel'), field('password', 'password')])).toEqual({
      password: '',
    });
  });

  test('change nothing but themselves, whatever the names are', () => {
    const name = fc.array(fc.constantFrom('__proto__', 'constructor', 'prototype', 'a', 'toString'), {
      minLength: 1,
    });
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string())), (pairs) => {
        formValues(
          pairs.map(([parts, value]) => [parts.join('.'), value]),
          [],
        );
        expect(Object.keys(Object.prototype)).toEqual([]);
        expect(Object.prototype.toString.call([])).toBe('[object Array]');
      }),
    );
  });
});
