import { describe, expect, test } from 'vitest';
import type { Article } from '../article-record.ts';
import { emptyValues, valuesOf } from '../values/article-values.ts';
import { type EditorAction, type EditorState, isDirty, openEditor, reduceEditor } from './editor-state.ts';

const article: Article = {
  id: 'a',
  kind: 'blog',
  state: 'draft',
  slug: 'rain',
  revision: 1,
  publish_at: null,
  first_published_at: null,
  texts: { en: { title: 'Rain', excerpt: '', body: 'It rains.' } },
  authors: [],
  tags: [],
  featured_media: null,
  featured_image: null,
  datasets: [],
  event: null,
  updated_at: '2026-11-22T08:00:00.000Z',
  saved_by: 'ben@example.org',
};
const saved = valuesOf(article);
const at = '2026-11-22T09:00:00.000Z';
const opened = openEditor({ article, saved, address: 'a' });

function after(...actions: EditorAction[]): EditorState {
  return actions.reduce(reduceEditor, opened);
}

const type = (value: string): EditorAction => ({ type: 'change', field: 'body_en', value });
const changedBy = (body: string, title = 'Rain'): Article => ({
  ...article,
  revision: 2,
  texts: { en: { title, excerpt: '', body } },
});

describe('the editor', () => {
  test('knows what is not saved yet', () => {
    expect(isDirty(opened)).toBe(false);
    expect(isDirty(after(type('It pours.')))).toBe(true);
    expect(isDirty(after(type('It pours.'), type('It rains.')))).toBe(false);
  });

  test('keeps what is typed while it saves', () => {
    const sent = { ...saved, body_en: 'It pours.' };
    const state = after(type('It pours.'), { type: 'send', intent: 'save' }, type('It pours.\n\nAnd'), {
      type: 'answer',
      intent: 'save',
      sent,
      at,
      outcome: { state: 'saved', article: changedBy('It pours.') },
    });
    expect(state.values.body_en).toBe('It pours.\n\nAnd');
    expect(state).toMatchObject({ doing: null, done: { intent: 'save', at }, article: { revision: 2 } });
    expect(isDirty(state)).toBe(true);
  });

  test('takes over what the service made of it, but no blank from under the caret', () => {
    const start = openEditor({ article: null, saved: emptyValues('blog'), address: 'new' });
    const sent = { ...start.values, title_en: 'Rain', body_en: 'It rains.\n' };
    const outcome = { state: 'saved', article } as const;
    const state = reduceEditor(
      { ...start, values: sent },
      { type: 'answer', intent: 'save', sent, at, outcome },
    );
    expect(state.values).toMatchObject({ slug: 'rain', body_en: 'It rains.\n' });
    expect(isDirty(state)).toBe(false);
  });

  test('keeps everything when it cannot save', () => {
    const fields = { 'texts.en.title': ['Missing value'] };
    const outcome = { state: 'problem', problem: 'invalid', fields } as const;
    const state = after(type('It pours.'), { type: 'answer', intent: 'publish', sent: saved, at, outcome });
    expect(state.problem).toEqual({ kind: 'invalid', fields });
    expect(state.values.body_en).toBe('It pours.');
  });

  test('says what is wrong with a field until it is changed', () => {
    const fields = { 'texts.en.title': ['Missing value'], publish_at: ['must be a time ahead'] };
    const outcome = { state: 'problem', problem: 'invalid', fields } as const;
    const state = after({ type: 'answer', intent: 'schedule', sent: saved, at, outcome });
    const named = reduceEditor(state, { type: 'change', field: 'title_en', value: 'Rain' });
    expect(named.problem?.fields).toEqual({ publish_at: ['must be a time ahead'] });
    expect(reduceEditor(named, { type: 'amend', field: 'publish_at' }).problem).toBeNull();
    const lost = { ...outcome, problem: 'session', fields: {} } as const;
    const away = after({ type: 'answer', intent: 'save', sent: saved, at, outcome: lost }, type('It pours.'));
    expect(away.problem?.kind).toBe('session');
  });

  test('puts together what two have written, and asks where both changed the same', () => {
    const outcome = { state: 'conflict', article: changedBy('It snows.', 'Weather') } as const;
    const state = after(type('It pours.'), { type: 'answer', intent: 'save', sent: saved, at, outcome });
    expect(state.values).toMatchObject({ title_en: 'Weather', body_en: 'It pours.' });
    expect(state.conflict).toEqual({
      by: 'ben@example.org',
      at: article.updated_at,
      contested: [{ field: 'body_en', mine: 'It pours.', theirs: 'It snows.' }],
    });
    expect(state.article?.revision).toBe(2);
    expect(reduceEditor(state, { type: 'settle' })).toMatchObject({ conflict: null, values: state.values });
  });

  test('takes up what was kept, and puts it together with what was saved since', () => {
    const values = { ...saved, body_en: 'It pours.' };
    const draft = { values, base: saved, revision: 1, kept_at: at };
    expect(after({ type: 'restore', draft })).toMatchObject({ values, restored: at, conflict: null });
    const newer = openEditor({
      article: changedBy('It snows.'),
      saved: valuesOf(changedBy('It snows.')),
      address: 'a',
    });
    const state = reduceEditor(newer, { type: 'restore', draft });
    expect(state.conflict?.contested).toHaveLength(1);
    expect(state.values.body_en).toBe('It pours.');
  });

  test('begins with what a form without script has sent, and why that was not saved', () => {
    const values = { ...saved, body_en: 'It pours.' };
    const refused = { state: 'problem', problem: 'invalid', fields: { slug: ['is taken'] } } as const;
    const start = { article, saved, address: 'a' };
    expect(openEditor(start, { intent: 'save', values, base: saved, outcome: refused })).toMatchObject({
      values,
      saved,
      problem: { kind: 'invalid', fields: { slug: ['is taken'] } },
    });
    const theirs = changedBy('It rains.', 'Weather');
    const newer = { article: theirs, saved: valuesOf(theirs), address: 'a' };
    const outcome = { state: 'conflict', article: theirs } as const;
    expect(openEditor(newer, { intent: 'save', values, base: saved, outcome })).toMatchObject({
      values: { title_en: 'Weather', body_en: 'It pours.' },
      conflict: { contested: [] },
    });
  });

  test('goes back to what is saved when asked to', () => {
    expect(after(type('It pours.'), { type: 'discard' })).toMatchObject({ values: saved, restored: null });
  });
});
