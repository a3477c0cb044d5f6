import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openTestQuestions } from './questions-testing.ts';

const LINK = /\/p\/rainfall\?question=([\w-]+)#question-\1$/;

describeStores('answering a question', (open) => {
  const begin = async () => openTestQuestions(await open());

  it('publishes question and answer together, and tells who asked where', async () => {
    const { asked, change, read, mails } = await begin();
    const { id } = await asked();
    const answer = 'Yes: the *gauge* was broken. <script>alert(1)</script>';
    const saved = await change(id, { revision: 1, state: 'published', question: 'Is 1995 there?', answer });
    expect(saved.data).toMatchObject({
      revision: 2,
      state: 'published',
      asked: 'Is 1995 missing?',
      told: 'published',
    });
    const { list, text } = await read();
    expect(list).toMatchObject([
      { id, question: 'Is 1995 there?', language: 'en', answer, name: 'Asha Rao', edited_at: null },
    ]);
    expect(list[0]?.answer_html).toContain('<em>gauge</em>');
    expect(list[0]?.answer_html).not.toContain('<script');
    expect(list[0]?.answered_at).toBe(list[0]?.published_at);
    expect(text).not.toMatch(/asha@example|missing/);
    expect(mails).toEqual([
      {
        email: 'asha@example.org',
        name: 'Asha Rao',
        language: 'en',
        outcome: 'published',
        dataset: { title: 'Rainfall', url: expect.stringMatching(/\/p\/rainfall$/) },
        question: 'Is 1995 missing?',
        text: answer,
        url: expect.stringMatching(LINK),
      },
    ]);
  });

  it('publishes the question first, and mails once the answer is there', async () => {
    const { asked, change, read, mails } = await begin();
    const { id } = await asked({ language: 'fr', question: 'Et 1995 ?', shows_name: false });
    await change(id, { revision: 1, state: 'published' });
    expect((await read()).list).toMatchObject([
      { answer: '', answer_html: '', answered_at: null, name: null },
    ]);
    expect(mails).toEqual([]);
    await change(id, { revision: 2, answer: 'The gauge was broken.', answer_language: 'en' });
    const [shown] = (await read()).list;
    expect(shown).toMatchObject({ language: 'fr', answer_language: 'en', edited_at: null });
    expect(shown?.answered_at).not.toBe(shown?.published_at);
    expect(mails).toMatchObject([{ language: 'fr', dataset: { title: 'Pluies' }, outcome: 'published' }]);
  });

  it('marks an answer that is changed later, and writes no second mail', async () => {
    const { asked, change, read, mails } = await begin();
    const { id } = await asked();
    await change(id, { revision: 1, state: 'published', answer: 'Yes.' });
    await change(id, { revision: 2, answer: 'Yes, all of it.' });
    const [shown] = (await read()).list;
    expect((shown?.edited_at ?? '') > (shown?.answered_at ?? '')).toBe(true);
    expect((await change(id, { revision: 3, answer: 'Yes, all of it.' })).data.revision).toBe(3);
    expect(mails).toHaveLength(1);
  });

  it('can be taken back, and is told again only where it says something else', async () => {
    const { asked, change, read, mails } = await begin();
    const { id } = await asked();
    await change(id, { revision: 1, state: 'published', answer: 'Yes.' });
    const back = await change(id, { revision: 2, state: 'waiting' });
    expect(back.data).toMatchObject({ answer: 'Yes.', published_at: null, answered_at: null });
    expect((await read()).list).toEqual([]);
    await change(id, { revision: 3, state: 'published' });
    expect(mails).toHaveLength(1);
    await change(id, { revision: 4, state: 'waiting' });
    await change(id, { revision: 5, state: 'published', answer: 'No.' });
    expect(mails.map(({ text }) => text)).toEqual(['Yes.', 'No.']);
  });

  it('goes to who asked alone, or is declined with a reason that they are told', async () => {
    const { asked, change, read, desk, mails } = await begin();
    const [{ id: one }, { id: other }] = [await asked(), await asked({ question: 'My case?' })];
    expect((await change(one, { revision: 1, state: 'declined', reason: ' ' })).fields).toHaveProperty(
      'reason',
    );
    expect((await change(one, { revision: 1, state: 'answered' })).fields).toHaveProperty('answer');
    expect((await change(one, { revision: 1, question: '' })).fields).toHaveProperty('question');
    await change(one, { revision: 1, state: 'declined', reason: 'It is about another dataset.' });
    await change(other, { revision: 1, state: 'answered', answer: 'Yours is among them.' });
    await change(other, { revision: 2, answer: 'Yours is not among them.' });
    expect(mails.map(({ outcome, text, url }) => [outcome, text, url])).toEqual([
      ['declined', 'It is about another dataset.', null],
      ['answered', 'Yours is among them.', null],
      ['answered', 'Yours is not among them.', null],
    ]);
    expect((await read()).list).toEqual([]);
    const { meta } = await desk();
    expect(meta.counts).toEqual({ waiting: 0, published: 0, answered: 1, declined: 1, spam: 0 });
    expect((await change(one, { revision: 2, state: 'waiting' })).data.reason).toBe('');
  });

  it('refuses the second of two who save at once, and shows what the first has saved', async () => {
    const { asked, change } = await begin();
    const { id } = await asked();
    const both = await Promise.all([
      change(id, { revision: 1, answer: 'Of ed.' }, 'ed'),
      change(id, { revision: 1, answer: 'Of eve.' }, 'eve'),
    ]);
    const [first, second] = both.toSorted((a, b) => a.status - b.status);
    expect([first?.status, second?.status]).toEqual([200, 409]);
    expect(second).toMatchObject({ code: 'CONFLICT', data: { revision: 2, answer: first?.data.answer } });
    const again = await change(id, { revision: 2, answer: 'Of both.' }, 'eve');
    expect(again.data.revisions.map(({ revision, answer }) => [revision, answer])).toEqual([
      [3, 'Of both.'],
      [2, first?.data.answer],
    ]);
    expect(again.data.revisions[0]?.saved_by).toEqual({ id: 'eve', name: 'Name of eve' });
  });

  it('is for the editors of its dataset', async () => {
    const { asked, call, change, desk } = await begin();
    const { id } = await asked();
    const { id: hidden } = await asked({ dataset: 'plans', question: 'When?' }, 'mo');
    const codesOf = async (which: string, as: string) => [
      (await call('GET', `/desk/questions/${which}`, as)).code,
      (await change(which, { revision: 1, answer: 'No.' }, as)).code,
      (await call('DELETE', `/desk/questions/${which}`, as)).code,
    ];
    expect(await codesOf(id, '')).toEqual(Array(3).fill('INVALID_CREDENTIALS'));
    expect(await codesOf(id, 'mo')).toEqual(Array(3).fill('FORBIDDEN'));
    expect(await codesOf(hidden, 'eve')).toEqual(Array(3).fill('FORBIDDEN'));
    expect(await codesOf('nothing', 'administrator')).toEqual(Array(3).fill('FORBIDDEN'));
    expect((await desk('', '')).code).toBe('INVALID_CREDENTIALS');
    expect((await desk('?dataset=plans', 'eve')).code).toBe('FORBIDDEN');
    const seenBy = async (as: string, query = '') => (await desk(query, as)).list.map((one) => one.id);
    expect(await seenBy('mo')).toEqual([]);
    expect(await seenBy('eve')).toEqual([id]);
    expect(await seenBy('ed')).toEqual([hidden, id]);
    expect(await seenBy('ed', '?state=waiting')).toEqual([id, hidden]);
    expect(await seenBy('ed', '?dataset=plans')).toEqual([hidden]);
    expect((await desk('?limit=1', 'ed')).meta).toMatchObject({ filter_count: 2, counts: { waiting: 2 } });
    expect(await codesOf(hidden, 'ed')).toEqual(['', '', '']);
    expect(await seenBy('ed')).toEqual([id]);
  });

  it('lets nobody show a name that its bearer does not want shown', async () => {
    const { asked, change, read } = await begin();
    const { id } = await asked();
    expect((await change(id, { revision: 1, shows_name: true } as never)).status).toBe(400);
    await change(id, { revision: 1, state: 'published', shows_name: false });
    expect((await read()).list).toMatchObject([{ name: null }]);
  });
});
