import { HONEYPOT } from '@gazetteer/feedback';
import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openTestQuestions } from './questions-testing.ts';

describeStores('asking about a dataset', (open) => {
  const begin = async (options?: { isLimited: boolean }) => openTestQuestions(await open(), options);

  it('takes a question of anybody, shows it to nobody but editors, and its sender’s address to none', async () => {
    const { ask, read, desk, mails } = await begin();
    expect(await ask({ question: ' Is 1995\r\nmissing?\u0007 ' })).toMatchObject({
      status: 200,
      data: { recorded: true },
    });
    const shown = await read();
    expect([shown.list, shown.meta.total_count]).toEqual([[], 0]);
    const waiting = await desk('', 'eve');
    expect(waiting.list).toMatchObject([
      {
        state: 'waiting',
        revision: 1,
        asked: 'Is 1995\nmissing?',
        question: 'Is 1995\nmissing?',
        answer: '',
        language: 'en',
        name: 'Asha Rao',
        shows_name: true,
        gets_mail: true,
        told: null,
        dataset: { id: 'd1', name: 'rainfall', title: 'Rainfall' },
      },
    ]);
    expect(waiting.text).not.toContain('asha@example.org');
    expect(mails).toEqual([]);
  });

  it('names each field that breaks a rule, in the language of the question', async () => {
    const { ask, desk } = await begin();
    const nothing = await ask({ name: ' ', email: '', question: '\n' });
    expect([nothing.status, nothing.code]).toEqual([400, 'INVALID_PAYLOAD']);
    expect(nothing.fields).toEqual({
      name: ['Name is required'],
      email: ['Email is required'],
      question: ['Write your question'],
    });
    const long = await ask({ language: 'fr', email: 'a', question: 'x'.repeat(2001) });
    expect(long.fields).toEqual({
      email: ['Cette adresse électronique n’est pas valable'],
      question: [expect.stringContaining('2\u202f000 caractères au plus')],
    });
    for (const email of ['a@b.org,c@d.org', '<a@b.org>', '"a"@b.org'])
      expect((await ask({ email })).fields).toEqual({ email: ['Email address is invalid'] });
    expect((await ask({ language: 'de' })).status).toBe(400);
    expect((await desk()).meta.filter_count).toBe(0);
  });

  it('knows who is signed in', async () => {
    const { asked, sql } = await begin();
    await asked({ name: undefined, email: undefined }, 'mo');
    const [row] = await sql.query.selectFrom('content_questions').selectAll().execute();
    expect(row).toMatchObject({ name: 'Name of mo', email: 'mo@example.org', owner_id: 'mo' });
    await asked({ name: 'Moana', email: 'moana@example.org', question: 'Another?' }, 'mo');
    const rows = await sql.query.selectFrom('content_questions').select(['name', 'email']).execute();
    expect(rows).toContainEqual({ name: 'Moana', email: 'moana@example.org' });
  });

  it('is for who reads the dataset', async () => {
    const { ask } = await begin();
    const codes = async (dataset: string, as: string) => (await ask({ dataset }, as)).code;
    expect(await codes('plans', '')).toBe('FORBIDDEN');
    expect(await codes('plans', 'eve')).toBe('FORBIDDEN');
    expect(await codes('nothing', 'administrator')).toBe('FORBIDDEN');
    expect(await codes('plans', 'mo')).toBe('');
  });

  it('stores what is sent twice once', async () => {
    const { ask, desk } = await begin();
    await ask();
    await ask({ question: ' is 1995  MISSING? ' });
    expect((await desk()).meta.filter_count).toBe(1);
    await ask({ email: 'other@example.org' });
    expect((await desk()).meta.filter_count).toBe(2);
  });

  it('sets aside what programs send, and tells them nothing of it', async () => {
    const { ask, desk } = await begin();
    const answers = [
      await ask({ [HONEYPOT]: 'http://buy.test' }),
      await ask({ question: 'See <a href="http://buy.test">this</a>' }),
      await ask({ name: 'Buy at http://buy.test', question: 'Two?' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { list, meta } = await desk('?state=spam');
    expect(list.map(({ suspicions }) => suspicions.join()).toSorted()).toEqual(['links', 'markup', 'trap']);
    expect(meta.counts).toMatchObject({ spam: 3, waiting: 0 });
  });

  it('bounds what one network sends, and sets aside what many send at once', async () => {
    const { ask, desk, wait } = await begin();
    const send = (network: number, number: number) =>
      ask({ question: `Question ${network} ${number}?` }, '', `192.0.${network}.1`);
    for (let number = 0; number < 10; number += 1) expect((await send(0, number)).status).toBe(200);
    const more = await send(0, 10);
    expect([more.status, more.code]).toEqual([429, 'REQUESTS_EXCEEDED']);
    for (let number = 0; number < 51; number += 1) await send(1 + (number % 6), number);
    const { list, meta } = await desk('?state=spam');
    expect([list.map(({ suspicions }) => suspicions), meta.counts.waiting]).toEqual([[['many']], 60]);
    wait(11 * 60);
    expect((await send(0, 11)).status).toBe(200);
    expect((await desk()).meta.counts.waiting).toBe(61);
  });
});
