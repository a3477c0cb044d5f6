import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { traitFields, traitsOf, traitText } from './trait-fields.ts';

const schema = {
  properties: {
    traits: {
      type: 'object',
      required: ['email', 'name'],
      properties: {
        email: { type: 'string', format: 'email', title: 'E-mail' },
        name: {
          type: 'object',
          required: ['first'],
          properties: { first: { type: 'string' }, last: { type: 'string' } },
        },
        plan: { enum: ['free', 'paid'] },
        seats: { type: 'integer' },
        news: { type: 'boolean' },
        tags: { type: 'array', items: { type: 'string' } },
      },
    },
  },
};
const fields = traitFields(schema);

describe('the form of an identity schema', () => {
  test('has a field for each trait, and parts of parts', () => {
    expect(fields.map(({ name, kind, isRequired }) => [name, kind, isRequired])).toEqual([
      ['email', 'email', true],
      ['name.first', 'text', true],
      ['name.last', 'text', false],
      ['plan', 'choice', false],
      ['seats', 'number', false],
      ['news', 'checkbox', false],
      ['tags', 'json', false],
    ]);
    expect(fields[0]?.label).toBe('E-mail');
    expect(traitFields({})).toEqual([]);
  });

  test('gives traits of the kinds that the schema wants', () => {
    const form = new URLSearchParams({
      'traits.email': ' ada@example.org ',
      'traits.name.first': 'Ada',
      'traits.seats': '3',
      'traits.news': 'on',
      'traits.tags': '["a"]',
    });
    expect(traitsOf(fields, form)).toEqual({
      traits: { email: 'ada@example.org', name: { first: 'Ada' }, seats: 3, news: true, tags: ['a'] },
      unreadable: [],
    });
  });

  test('names what cannot be read, and keeps what the schema does not know', () => {
    const form = new URLSearchParams({ 'traits.tags': '[', 'traits.seats': 'many' });
    const { traits, unreadable } = traitsOf(fields, form, {
      legacy: 7,
      plan: 'free',
      name: { first: 'Ada' },
    });
    expect(unreadable).toEqual(['tags']);
    expect(traits).toEqual({ legacy: 7, seats: 'many', news: false });
  });

  test('shows what it gives', () => {
    const text = fc
      .string({ minLength: 1 })
      .map((one) => one.trim())
      .filter((one) => one !== '');
    const given = fc.record({
      email: text,
      name: fc.record({ first: text, last: text }),
      seats: fc.integer(),
      news: fc.constant(true),
      tags: fc.array(fc.string(), { minLength: 1 }),
    });
    fc.assert(
      fc.property(given, (traits) => {
        const written = fields.map((field): [string, string] => [
          `traits.${field.name}`,
          traitText(traits, field),
        ]);
        expect(traitsOf(fields, new URLSearchParams(written)).traits).toEqual(traits);
      }),
      { numRuns: 50 },
    );
  });
});
