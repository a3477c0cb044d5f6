import { nameOf } from '@gazetteer/site';
import { describe, expect, test } from 'vitest';
import { listTraits, traitsOfSchema } from './traits.ts';

const schema = {
  properties: {
    traits: {
      properties: {
        email: { title: 'Email', type: 'string' },
        name: { properties: { first: { title: 'First name' }, last: {} } },
        newsletter: { title: 'Newsletter', type: 'boolean' },
      },
    },
  },
};

const given = (values: Record<string, unknown>) =>
  listTraits(traitsOfSchema(schema), values).map(({ name, value }) => `${name}=${value}`);

describe('the traits of a person', () => {
  test('are those of the schema, in its order, also within a trait', () => {
    expect(listTraits(traitsOfSchema(schema), {}).map(({ title }) => title)).toEqual([
      'Email',
      'First name',
      'last',
      'Newsletter',
    ]);
  });

  test('have the values that were given, and nothing else', () => {
    const values = { email: ' a@b.c ', name: { first: 'Asha' }, newsletter: false, other: 1 };
    expect(given(values)).toEqual(['email=a@b.c', 'name.first=Asha', 'name.last=', 'newsletter=false']);
  });

  test('survive values of another form than the schema says', () => {
    expect(given({ email: null, name: 'Asha', newsletter: ['a', 2] })).toEqual([
      'email=',
      'name.first=',
      'name.last=',
      'newsletter=a, 2',
    ]);
  });

  test.each([null, undefined, 'text', {}, { properties: {} }])('of %j are none', (other) => {
    expect(traitsOfSchema(other)).toEqual({});
  });
});

describe('a person is called', () => {
  const call = (traits: Record<string, unknown>) => nameOf({ id: '1', schema_id: 'individual', traits });

  test.each([
    [{ name: 'Asha Rao', email: 'a@b.c' }, 'Asha Rao'],
    [{ name: { first: 'Asha', last: 'Rao' } }, 'Asha Rao'],
    [{ name: ' ', email: 'a@b.c' }, 'a@b.c'],
    [{ phone: '+91-9876543210' }, '+91-9876543210'],
    [{}, ''],
  ])('from %j: %s', (traits, name) => {
    expect(call(traits)).toBe(name);
  });
});
