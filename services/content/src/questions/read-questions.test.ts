import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { answeredQuestions } from './answered-questions.ts';
import { listWaiting } from './desk.ts';
import { forgetQuestions } from './forget-questions.ts';
import { exportOwnQuestions, removeOwnQuestions } from './own-questions.ts';
import { openTestQuestions } from './questions-testing.ts';

const YEARS = 2 * 365 * 24 * 60 * 60 + 60;

describeStores('questions about a dataset', (open) => {
  const begin = async () => {
    const test = await openTestQuestions(await open(), { isLimited: false });
    const publish = async (more: object = {}, as = '') => {
      const { id } = await test.asked(more, as);
      await test.change(id, { revision: 1, state: 'published', answer: 'Yes.' });
      return id;
    };
    return { ...test, publish };
  };

  it('stand in pages, the newest first, and each is found by its id', async () => {
    const { publish, read } = await begin();
    const ids: string[] = [];
    for (const number of [1, 2, 3, 4, 5]) ids.unshift(await publish({ question: `Question ${number}?` }));
    const page = async (query: string) => {
      const { list, meta } = await read(`dataset=rainfall&limit=2&${query}`);
      return [list.map(({ id }) => ids.indexOf(id)), meta];
    };
    expect(await page('offset=0')).toEqual([[0, 1], { total_count: 5, offset: 0 }]);
    expect(await page('offset=4')).toEqual([[4], { total_count: 5, offset: 4 }]);
    expect(await page(`around=${ids[3]}`)).toEqual([[2, 3], { total_count: 5, offset: 2 }]);
    expect(await page('around=nothing')).toEqual([[0, 1], { total_count: 5, offset: 0 }]);
    expect((await read('dataset=rainfall&limit=0')).status).toBe(400);
  });

  it('are read by who reads the dataset, and found on no other', async () => {
    const { publish, read } = await begin();
    const hidden = await publish({ dataset: 'plans' }, 'mo');
    expect((await read('dataset=plans')).code).toBe('FORBIDDEN');
    expect((await read('dataset=plans', 'eve')).code).toBe('FORBIDDEN');
    expect((await read('dataset=d2', 'mo')).list).toMatchObject([{ id: hidden }]);
    expect((await read(`dataset=rainfall&around=${hidden}`)).list).toEqual([]);
  });

  it('are told to who follows the dataset once they have an answer, as words, with the rights of who is told', async () => {
    const { asked, change, context, publish } = await begin();
    const told = answeredQuestions(context);
    const { id } = await asked({ question: 'Is 1995\nmissing?' });
    await change(id, { revision: 1, state: 'published' });
    expect(await told.since('2026', 10)).toEqual([]);
    await change(id, { revision: 2, answer: '**No**, see [the notes](https://example.org).' });
    const hidden = await publish({ dataset: 'plans' }, 'mo');
    const [first, second] = await told.since('2026', 10);
    expect([first?.dataset, second?.dataset]).toEqual(['d1', 'd2']);
    expect(await told.since(String(second?.at), 10)).toEqual([second]);
    const anybody = { kind: 'anonymous' } as const;
    const words = { id, question: 'Is 1995 missing?', answer: 'No, see the notes.', answered_at: first?.at };
    expect(await told.of(anybody, 'd1')).toEqual([words]);
    expect(await told.of(anybody, 'd1', [hidden])).toEqual([]);
    expect(await told.of(anybody, 'd2')).toEqual([]);
    await change(id, { revision: 3, state: 'waiting' });
    expect(await told.of(anybody, 'd1', [id])).toEqual([]);
    expect((await told.since('2026', 10)).map(({ dataset }) => dataset)).toEqual(['d2']);
  });

  it('wait for who edits their dataset', async () => {
    const { asked, publish, context, call } = await begin();
    await publish({ question: 'Old?' });
    const { id } = await asked({ question: `Long ${'word '.repeat(60)}?` });
    const waiting = await listWaiting(context, {
      kind: 'session',
      id: 's',
      identity: 'eve',
      administrator: false,
    });
    expect(waiting).toMatchObject([
      { id, dataset: 'd1', beginning: expect.stringMatching(/^Long word .*…$/) },
    ]);
    expect(waiting[0]?.beginning.length).toBeLessThanOrEqual(120);
    expect(await listWaiting(context, { kind: 'anonymous' })).toEqual([]);
    await call('DELETE', `/desk/questions/${id}`, 'eve');
  });

  it('go with the account of who asked; what is published stays as it was worded, without them', async () => {
    const { asked, change, read, desk, sql } = await begin();
    const { id } = await asked({ question: 'I am Mo. Is 1995 missing?' }, 'mo');
    await change(id, { revision: 1, state: 'published', question: 'Is 1995 missing?', answer: 'Yes.' });
    await asked({ question: 'And 1996?' }, 'mo');
    await asked({ question: 'And 1997?' }, 'eve');
    expect(await exportOwnQuestions(sql, 'mo')).toMatchObject({
      questions: [
        { question: 'And 1996?' },
        { question: 'I am Mo. Is 1995 missing?', email: 'asha@example.org' },
      ],
      question_revisions: [],
    });
    expect((await exportOwnQuestions(sql, 'ed')).question_revisions).toMatchObject([{ answer: 'Yes.' }]);
    await sql.transaction(() => removeOwnQuestions(sql, 'mo'));
    expect((await read()).list).toMatchObject([
      { id, question: 'Is 1995 missing?', answer: 'Yes.', name: null },
    ]);
    const { text, list } = await desk();
    expect(list).toHaveLength(2);
    expect(text).not.toContain('I am Mo');
    expect(await exportOwnQuestions(sql, 'mo')).toMatchObject({ questions: [] });
    const told = await change(id, { revision: 2, state: 'answered', answer: 'No.' });
    expect(told.data).toMatchObject({ gets_mail: false, revisions: [{ revision: 3 }] });
    await sql.transaction(() => removeOwnQuestions(sql, 'ed'));
    expect((await exportOwnQuestions(sql, 'ed')).question_revisions).toEqual([]);
  });

  it('writes no mail where who asked is forgotten', async () => {
    const { asked, change, sql, mails } = await begin();
    const { id } = await asked({}, 'mo');
    await change(id, { revision: 1, state: 'published' });
    await sql.transaction(() => removeOwnQuestions(sql, 'mo'));
    await change(id, { revision: 2, answer: 'Yes.' });
    expect(mails).toEqual([]);
  });

  it('are forgotten in time: where they came from, who asked, and what nobody reads', async () => {
    const { publish, asked, context, sql, wait, read } = await begin();
    await publish();
    await asked({ question: 'Waits?' });
    const rows = () => sql.query.selectFrom('content_questions').selectAll().orderBy('asked_at').execute();
    await forgetQuestions(context);
    expect((await rows()).every(({ sender, email }) => sender !== null && email !== '')).toBe(true);
    wait(25 * 60 * 60);
    await forgetQuestions(context);
    expect((await rows()).map(({ sender, email }) => [sender, email !== ''])).toEqual([
      [null, true],
      [null, true],
    ]);
    wait(YEARS);
    await forgetQuestions(context);
    expect(await rows()).toMatchObject([{ state: 'published', name: '', email: '', asked: '' }]);
    expect((await read()).list).toMatchObject([{ question: 'Is 1995 missing?', answer: 'Yes.', name: null }]);
  });

  it('go with their dataset', async () => {
    const { publish, context, datasets, sql } = await begin();
    await publish();
    const kept = await publish({ dataset: 'plans' }, 'mo');
    datasets.splice(0, 1);
    await forgetQuestions(context);
    const left = await sql.query.selectFrom('content_questions').select('id').execute();
    expect(left).toEqual([{ id: kept }]);
    expect(await sql.query.selectFrom('content_question_revisions').select('question_id').execute()).toEqual([
      { question_id: kept },
    ]);
  });
});
