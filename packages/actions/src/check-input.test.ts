import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { checkInput } from './check-input.ts';

const Input = Type.Object({
  rows: Type.Optional(Type.Union([Type.Integer({ minimum: 0 }), Type.Null()])),
  page: Type.Optional(Type.Integer({ minimum: 1 })),
  share: Type.Optional(Type.Number({ minimum: 0 })),
  years: Type.Optional(Type.Array(Type.Integer())),
  either: Type.Optional(Type.Union([Type.Integer(), Type.String()])),
});

test.each([
  [{ rows: 'many' }, { rows: ['Invalid integer'] }],
  [{ rows: 1.5 }, { rows: ['Invalid integer'] }],
  [{ rows: -1 }, { rows: ['Must be a natural number'] }],
  [{ page: 0 }, { page: ['Invalid value: must be >= 1'] }],
  [{ share: -0.5 }, { share: ['Invalid value: must be >= 0'] }],
  [{ years: [2001, 'last'] }, { years: ['1: Invalid integer'] }],
  [{ either: true }, { either: ['Invalid value: must be integer', 'Invalid value: must be string'] }],
])('%j is refused with %j', (input, fields) => {
  expect(() => checkInput(Input, input)).toThrow(expect.objectContaining({ code: 'invalid_input', fields }));
});
