import { describe, expect, test } from 'vitest';
import { consoleRequest } from '../../../../content-calls/content-testing.ts';
import { saveTemplate } from './save-template.server.ts';

const form = (more = '') => new URLSearchParams(`title=Thanks&en=Hello%0D%0A{name}&fr=&revision=3${more}`);
const texts = { en: 'Hello\n{name}', fr: '' };

describe('a kept answer', () => {
  test.each([
    ['new', '', { method: 'POST', path: '/answer-templates', body: { title: 'Thanks', texts } }],
    [
      'a',
      '',
      { method: 'PATCH', path: '/answer-templates/a', body: { title: 'Thanks', texts, revision: 3 } },
    ],
    ['a', '&act=delete', { method: 'DELETE', path: '/answer-templates/a', body: undefined }],
  ])('is saved or removed, and leads back to the list (%s%s)', async (id, more, call) => {
    const { asking, calls } = consoleRequest([{}]);
    const answer = await saveTemplate(asking, id, form(more));
    expect(answer).toBeInstanceOf(Response);
    expect(calls).toEqual([call]);
  });

  test.each([
    [409, 'overtaken'],
    [403, 'full'],
    [503, 'problem'],
  ])('that was not saved comes back as it was typed (%i)', async (status, done) => {
    const { asking } = consoleRequest([status]);
    const typed = { id: 'a', revision: 3, title: 'Thanks', texts };
    expect(await saveTemplate(asking, 'a', form())).toEqual({ done, typed, faults: [] });
  });
});
