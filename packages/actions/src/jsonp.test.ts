import { runInNewContext } from 'node:vm';
import { createTestServer } from '@gazetteer/testing';
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { defineAction, registerActions } from './index.ts';

const whoAmI = defineAction({
  name: 'who_am_i',
  summary: 'Says who calls, and with what',
  readOnly: true,
  input: Type.Object({ words: Type.Optional(Type.String()) }, { additionalProperties: false }),
  output: Type.Unknown(),
  handle: async ({ words }, { caller }) => ({ kind: caller.kind, words }),
});

async function ask(query: Record<string, string | string[]>) {
  const server = await createTestServer();
  registerActions(server, [whoAmI]);
  const headers = { authorization: 'administrator' };
  return server.inject({ url: '/api/3/action/who_am_i', query, headers });
}

describe('an answer as a script', () => {
  it.each([
    'show',
    'portal.charts.show',
    '$_1',
  ])('calls %s of the page, and is what nobody in particular gets', async (callback) => {
    const words = 'two\u2028lines </script>';
    const answer = await ask({ callback, words });
    expect(answer.headers['content-type']).toBe('application/javascript;charset=utf-8');
    const given: unknown[] = [];
    const show = (value: unknown) => given.push(value);
    runInNewContext(answer.body, { show, $_1: show, portal: { charts: { show } } });
    expect(given).toEqual([expect.objectContaining({ success: true, result: { kind: 'anonymous', words } })]);
  });

  it.each([
    '',
    'alert(1);show',
    '1st',
    'a..b',
    'a.',
    'é',
    'x'.repeat(101),
    ['show', 'other'],
  ])('is refused for %j, which is no name of a function', async (callback) => {
    const answer = await ask({ callback });
    expect(answer.statusCode).toBe(409);
    expect(answer.headers['content-type']).toBe('application/json;charset=utf-8');
    expect(answer.json()).toMatchObject({
      error: { callback: [expect.stringContaining('name of a function')] },
    });
  });
});
