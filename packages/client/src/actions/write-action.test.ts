import { expect, test } from 'vitest';
import { writeAction } from './write-action.ts';

test('an action is written down for a shell and for the client, with quotes that a shell leaves alone', () => {
  const input = { id: 'births', reason: "It's wrong" };
  const { operation, curl, code } = writeAction('dataset_withdraw', input, { baseUrl: 'https://data.test' });
  expect(operation).toBe('dataset_withdraw');
  expect(curl.split(' \\\n  ')).toEqual([
    "curl -X POST 'https://data.test/api/3/action/dataset_withdraw'",
    '-H "Authorization: Bearer $KEY"',
    "-H 'content-type: application/json'",
    String.raw`--data-raw '{"id":"births","reason":"It'\''s wrong"}'`,
  ]);
  expect(code).toContain(`client.action('dataset_withdraw', {\n  id: "births",\n  reason: "It's wrong"\n});`);
});
