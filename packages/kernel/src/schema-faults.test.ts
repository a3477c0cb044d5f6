import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { schemaFaults } from './schema-faults.ts';

const closed = { additionalProperties: false };
const Schema = Type.Object(
  {
    name: Type.String(),
    level: Type.Optional(Type.Enum(['low', 'high'])),
    kind: Type.Union([Type.Literal('generic'), Type.Literal('google')]),
    title: Type.Union([Type.String(), Type.Object({ en: Type.String() }, closed)]),
    inner: Type.Object(
      {
        url: Type.String({ pattern: '^https?://', form: 'an address' }),
        least: Type.Integer({ minimum: 6 }),
      },
      closed,
    ),
  },
  closed,
);
const inner = { url: 'https://a.test', least: 6 };
const right = { name: 'a', kind: 'google', title: 'A', inner };

describe('what is wrong with settings', () => {
  it.each([
    ['nothing', right, []],
    ['a field that is none', { ...right, nam: 1 }, ['nam is not a setting that exists']],
    [
      'a field within',
      { ...right, inner: { ...inner, uiurl: 1 } },
      ['inner.uiurl is not a setting that exists'],
    ],
    ['a missing field', { ...right, name: undefined }, ['name is missing']],
    ['a choice', { ...right, kind: 'github' }, ['kind must be "generic" or "google", not "github"']],
    ['a value of several', { ...right, level: 'HIGH' }, ['level must be "low" or "high"']],
    ['a form', { ...right, inner: { ...inner, url: '/x' } }, ['inner.url must be an address']],
    ['a size', { ...right, inner: { ...inner, least: 1 } }, ['inner.least must be >= 6']],
    ['a type', { ...right, name: 5 }, ['name must be string']],
  ])('is told of %s', (_, value, told) => {
    const plain: unknown = JSON.parse(JSON.stringify(value));
    expect(schemaFaults(Schema, plain).map(({ place, fault }) => `${place} ${fault}`)).toEqual(told);
  });

  it('is told of everything at once', () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`field${index}`, 1]));
    expect(schemaFaults(Schema, { ...right, ...many })).toHaveLength(30);
  });
});
