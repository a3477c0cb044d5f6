import { Type, type TSchema } from 'typebox';
import { expect, it } from 'vitest';
import { validateWithDefaults } from './validate-with-defaults.ts';

const validate = (schema: TSchema, httpPart: string, value: unknown) =>
  validateWithDefaults({ schema, httpPart, method: 'GET', url: '/' })(value);

const Asked = Type.Object({
  q: Type.Optional(Type.String()),
  rows: Type.Integer({ default: 10, minimum: 1 }),
  explain: Type.Boolean({ default: false }),
});

it('adds what a client leaves out, and makes numbers and truth values of texts', () => {
  expect(validate(Asked, 'querystring', {})).toEqual({ value: { rows: 10, explain: false } });
  expect(validate(Asked, 'querystring', { q: '7', rows: '3', explain: 'true' })).toEqual({
    value: { q: '7', rows: 3, explain: true },
  });
});

it('reads fields whose names begin with a dollar sign, as OData has them', () => {
  const Options = Type.Object({
    $top: Type.Optional(Type.Integer()),
    $count: Type.Optional(Type.Boolean()),
  });
  expect(validate(Options, 'querystring', { $top: '3', $count: 'true' })).toEqual({
    value: { $top: 3, $count: true },
  });
  expect(validate(Options, 'querystring', { $top: 'x' })).toMatchObject({
    error: [{ instancePath: '/$top' }],
  });
});

it('takes bodies as they are, and says what is wrong with either', () => {
  expect(validate(Asked, 'body', { rows: '3' })).toMatchObject({ error: [{ instancePath: '/rows' }] });
  expect(validate(Asked, 'querystring', { rows: '0' })).toMatchObject({ error: [{ instancePath: '/rows' }] });
});

it('adds defaults wherever they stand, a new one for each request', () => {
  const Nested = Type.Object({
    page: Type.Object({ size: Type.Integer({ default: 5 }) }),
    tags: Type.Array(Type.String(), { default: [] }),
  });
  const first = validate(Nested, 'body', { page: {} }) as { value: { tags: string[] } };
  expect(first).toEqual({ value: { page: { size: 5 }, tags: [] } });
  first.value.tags.push('changed');
  expect(validate(Nested, 'body', { page: {} })).toEqual({ value: { page: { size: 5 }, tags: [] } });
});
