import { describe, expect, test } from 'vitest';
import { consoleRequest } from '../../../content-calls/content-testing.ts';
import { actOnMessage } from './act-on-message.server.ts';
import {
  answerMessage,
  assignMessage,
  moveMessages,
  noteMessage,
  resendAnswer,
} from './change-messages.server.ts';

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

  test('get a note, and one that could not be kept comes back', async () => {
    const kept = consoleRequest([{}]);
    expect(await noteMessage(kept.asking, 'a', form('note=One%0D%0Atwo'))).toEqual({ done: 'noted' });
    expect(kept.calls).toEqual([{ method: 'POST', path: '/feedback/a/notes', body: { text: 'One\ntwo' } }]);
    const { asking } = consoleRequest([500]);
    const note = 'Long words';
    expect(await noteMessage(asking, 'a', form('note=Long+words'))).toEqual({ done: 'problem', note });
    expect(await noteMessage(asking, 'a', form('note=+'))).toEqual({ done: 'nothing-typed', note: ' ' });
  });

  test('are answered with what was seen of them', async () => {
    const { asking, calls } = consoleRequest([{}]);
    const typed = form('answer=Hello%0D%0Ayou&then=waiting&seen=3');
    expect(await answerMessage(asking, 'a', typed)).toEqual({ done: 'answered' });
    const body = { text: 'Hello\nyou', state: 'waiting', seen: 3 };
    expect(calls).toEqual([{ method: 'POST', path: '/feedback/a/answers', body }]);
  });

  test.each([
    [409, 'overtaken'],
    [400, 'problem'],
    [503, 'problem'],
  ])('give an answer back that was not sent (%i)', async (status, done) => {
    const { asking } = consoleRequest([status]);
    const typed = form('answer=Long+words&then=open&seen=3');
    const unsent = { text: 'Long words', state: 'open' };
    expect(await answerMessage(asking, 'a', typed)).toEqual({ done, unsent });
  });

  test('send no answer that says nothing', async () => {
    const { asking, calls } = consoleRequest([{}]);
    const unsent = { text: ' ', state: 'answered' };
    expect(await answerMessage(asking, 'a', form('answer=+&seen=0'))).toEqual({
      done: 'nothing-typed',
      unsent,
    });
    expect(calls).toEqual([]);
  });

  test('are given to somebody, or to nobody, and their answers sent again', async () => {
    const { asking, calls } = consoleRequest([{}, {}, {}, 409]);
    expect(await assignMessage(asking, 'a', form('assignee=bert'))).toEqual({ done: 'assigned' });
    expect(await assignMessage(asking, 'a', form('assignee='))).toEqual({ done: 'assigned' });
    expect(await resendAnswer(asking, 'a', form('number=2'))).toEqual({ done: 'resent' });
    expect(await resendAnswer(asking, 'a', form('number=2'))).toEqual({ done: 'problem' });
    expect(calls.map(({ path, body }) => [path, body])).toEqual([
      ['/feedback/a', { assignee: 'bert' }],
      ['/feedback/a', { assignee: null }],
      ['/feedback/a/answers/2/send', undefined],
      ['/feedback/a/answers/2/send', undefined],
    ]);
  });

  test('begin an answer with a template where there is no script, behind what is typed', async () => {
    const message = { data: { name: 'Asha', subject: null, language: 'fr' } };
    const template = { id: 't', title: 'Thanks', texts: { en: 'Hello', fr: 'Bonjour {name}' } };
    const { asking, calls } = consoleRequest([message, { data: [template] }]);
    const typed = form('act=template&template=t&answer=Oui.&then=waiting');
    const unsent = { text: 'Oui.\n\nBonjour Asha', state: 'waiting' };
    expect(await actOnMessage(asking, 'a', typed)).toEqual({ done: 'begun', unsent });
    expect(calls.map(({ path }) => path)).toEqual(['/feedback/a', '/answer-templates']);
  });
});
