import { expect, test } from 'vitest';
import { consoleRequest } from '../../../content-calls/content-testing.ts';
import { loadSiteTexts } from './load-site-texts.server.ts';
import { loadTextEditor } from './load-text-editor.server.ts';
import { revertText } from './revert-text.server.ts';

const form = (intent: string) => new URLSearchParams({ intent, id: 'a', revision: '3', slug: 'initiative' });
const text = { title: 'The initiative', excerpt: '', body: 'Why.' };
const page = { slug: 'initiative', texts: { en: text, fr: text }, article: null };

test.each([
  ['revert', 'archived', 'reverted'],
  ['publish', 'published', 'published'],
])('to %s a text makes it %s', async (intent, state, done) => {
  const { asking, calls } = consoleRequest([{}]);
  expect(await revertText(asking, form(intent))).toEqual({ done, slug: 'initiative' });
  expect(calls).toEqual([{ method: 'PATCH', path: '/articles/a', body: { revision: 3, state } }]);
});

test('a text that was changed meanwhile stays as it is', async () => {
  expect(await revertText(consoleRequest([409]).asking, form('revert'))).toEqual({ done: 'conflict' });
  expect(await revertText(consoleRequest([500]).asking, form('revert'))).toEqual({ done: 'problem' });
});

test('the home page’s own words are listed where the site file has none', async () => {
  const { asking } = consoleRequest([{ data: [page] }, { data: [{ id: 'x', slug: 'why-not' }] }]);
  expect(await loadSiteTexts(asking)).toEqual([
    { slug: 'initiative', title: 'The initiative', article: null, isOwn: false },
    { slug: 'why', title: 'Why the portal?', article: null, isOwn: true },
  ]);
});

test('the editor of a text begins with the original, and there is none for a text that is not there', async () => {
  const answers = [{ data: [page, { ...page, slug: 'why' }] }];
  const start = await loadTextEditor(consoleRequest(answers).asking, 'initiative');
  expect(start).toMatchObject({
    article: null,
    readerPath: '/initiative',
    saved: { kind: 'page', slug: 'initiative', title_en: 'The initiative', body_fr: 'Why.' },
  });
  await expect(loadTextEditor(consoleRequest(answers).asking, 'nowhere')).rejects.toMatchObject({
    init: { status: 404 },
  });
});
