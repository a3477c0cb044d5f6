import type { Trial } from '@gazetteer/site';
import { expect, it } from 'vitest';
import { bodyField, composeRequest, keyField, problemsOf, type Sender } from './compose-request.ts';

const reading: Trial = {
  method: 'GET',
  path: '/api/areas/{scheme}/{level}',
  fields: [
    { name: 'scheme', where: 'path', control: 'text', isRequired: true },
    { name: 'level', where: 'path', control: 'text', isRequired: true },
    { name: 'limit', where: 'query', control: 'integer' },
    { name: 'filters', where: 'query', control: 'json' },
    { name: 'ids', where: 'query', control: 'list' },
  ],
};
const writing: Trial = {
  method: 'PATCH',
  path: '/api/follows/{id}',
  fields: [{ name: 'id', where: 'path', control: 'text', isRequired: true }],
  body: { example: '{}', required: ['mail'] },
};
const visitor: Sender = { as: 'visitor' };
const place = 'https://data.example';
const compose = (trial: Trial, values: Record<string, string>, sender: Sender = visitor, body = '') =>
  composeRequest(trial, { values, body }, sender, place);

it('puts parameters where the call takes them, and leaves out what is empty', () => {
  const values = { scheme: 'fips', level: 'a/b ü', limit: '5', filters: '', ids: 'x, y ,' };
  const { address, init, curl } = compose(reading, values);
  expect(address).toBe('/api/areas/fips/a%2Fb%20%C3%BC?limit=5&ids=x&ids=y');
  expect(init).toMatchObject({ method: 'GET', credentials: 'omit' });
  expect(curl).toBe(`curl 'https://data.example${address}'`);
});

it('sends no cookie unless the person who is signed in wants it, and a key in its header only', () => {
  const values = { scheme: 'fips', level: 'county' };
  expect(compose(reading, values, { as: 'session' }).init.credentials).toBe('same-origin');
  const { address, init, curl } = compose(reading, values, { as: 'key', key: 'a-secret' });
  expect(init).toMatchObject({ credentials: 'omit', headers: { authorization: 'a-secret' } });
  expect(`${address}${curl}`).not.toContain('a-secret');
  expect(curl).toContain("--header 'Authorization: your-key'");
});

it('sends the body as JSON, and writes it as one word of a shell', () => {
  const { init, curl } = compose(writing, { id: '7' }, visitor, '{ "mail": "it\'s daily" }');
  expect(init).toMatchObject({ method: 'PATCH', body: '{"mail":"it\'s daily"}' });
  expect(init.headers).toMatchObject({ 'content-type': 'application/json' });
  expect(curl).toBe(
    "curl --request PATCH 'https://data.example/api/follows/7' \\\n  --json '{\"mail\":\"it'\\''s daily\"}'",
  );
});

it('says what cannot be sent, field by field', () => {
  const wrong = { scheme: ' ', level: 'x', limit: '1.5', filters: '{', ids: '' };
  expect(problemsOf(reading, { values: wrong, body: '' }, { as: 'key', key: 'a b' })).toEqual({
    scheme: { kind: 'missing' },
    limit: { kind: 'integer' },
    filters: { kind: 'json' },
    [keyField]: { kind: 'key' },
  });
});

it.each([
  ['{', { kind: 'json' }],
  ['7', { kind: 'object' }],
  ['{"feed": 1}', { kind: 'lacks', names: ['mail'] }],
  ['{"mail": "daily"}', undefined],
  ['[]', undefined],
])('checks the body %s before it is sent', (body, problem) => {
  expect(problemsOf(writing, { values: { id: '7' }, body }, visitor)[bodyField]).toEqual(problem);
});
