import { describe, expect, test } from 'vitest';
import { consoleRequest } from '../../../content-calls/content-testing.ts';
import { moveMessages, noteMessage } from './change-messages.server.ts';

const form = (text: string) => new URLSearchParams(text);

describe('messages', () => {
  test('are moved one by one, and those that could not be are counted', async () => {
    const { asking, calls } = consoleRequest([{}, 403, {}]);
    const answer = await moveMessages(asking, form('state=closed&id=a&id=b%2F&id=c'));
    expect(answer).toEqual({ done: 'moved', state: 'closed', count: 2, failed: 1 });
    expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['PATCH', '/feedback/a', { state: 'closed' }],
      ['PATCH', '/feedback/b%2F', { state: 'closed' }],
      ['PATCH', '/feedback/c', { state: 'closed' }],
    ]);
  });

  test.each([
    ['state=closed', 'nothing-chosen'],
    ['state=deleted&id=a', 'problem'],
    ['id=a', 'problem'],
  ])('%s changes nothing', async (text, done) => {
    const { asking, calls } = consoleRequest([{}]);
    expect(await moveMessages(asking, form(text))).toEqual({ done });
    expect(calls).toEqual([]);
  });

  test('are all where they were when nothing could be moved', async () => {
    const { asking } = consoleRequest([503]);
    expect(await moveMessages(asking, form('state=spam&id=a&id=b'))).toEqual({ done: 'problem' });
  });

  test('keep a note, and give back one that could not be kept', async () => {
    const kept = consoleRequest([{}]);
    expect(await noteMessage(kept.asking, 'a', form('note=One%0D%0Atwo'))).toEqual({ done: 'noted' });
    expect(kept.calls[0]?.body).toEqual({ note: 'One\ntwo' });
    const { asking } = consoleRequest([500]);
    expect(await noteMessage(asking, 'a', form('note=Long+words'))).toEqual({
      done: 'problem',
      note: 'Long words',
    });
  });
});
