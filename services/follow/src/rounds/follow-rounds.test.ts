import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openFollows, type TestFollows } from '../follow-testing.ts';
import { personalFollows } from '../personal-follows.ts';

const kent = (rate: number, year = 2024) => ({ county: 'Kent', year, rate });
const essex = { county: 'Essex', year: 2024, rate: 3 };
const ofKent = {
  kind: 'value',
  target: 't1',
  filters: { county: 'Kent' },
  column: 'rate',
  condition: { kind: 'by', amount: 1 },
  mail: 'at_once',
};

async function start(follows: TestFollows, body: object = ofKent, as = 'ada') {
  expect((await follows.ask('POST', '/api/follows', body, as)).status).toBe(201);
}
const headlines = ({ mails }: TestFollows) =>
  mails.map(({ sections }) => sections.map(({ headline }) => headline));

describeStores('what is told of what people follow', (open) => {
  it('is a value once it has changed enough, with the rows that changed', async () => {
    const follows = await openFollows(open);
    await start(follows);
    follows.publish([kent(4.9), essex]);
    await follows.later(1);
    expect(follows.mails).toEqual([]);
    follows.publish([kent(5.3), essex]);
    await follows.later(1);
    expect(headlines(follows)).toEqual([['Rate, Kent: 4.1% → 5.3%']]);
    const [section] = follows.mails[0]?.sections ?? [];
    expect(section?.page).toBe('http://portal.test/p/unemployment/r/by-county');
    expect(section?.lists[0]?.items).toEqual(['County: Kent; Year: 2024; Rate: 4.9 → 5.3']);
    await follows.later(60);
    expect(follows.mails).toHaveLength(1);
    expect(follows.failures).toEqual([]);
  });

  it('is the newest of several rows, also where the next version has another one', async () => {
    const follows = await openFollows(open);
    await start(follows, { ...ofKent, newest_by: 'year' });
    follows.publish([kent(4.1), kent(7, 2025), essex]);
    await follows.later(1);
    expect(follows.mails[0]?.sections[0]?.lines).toContain('Newest by Year: 2024 before, 2025 now');
  });

  it('names the places whose codes stand in the rows that changed', async () => {
    const follows = await openFollows(open);
    const coded = (rate: number) => [{ county: 'E10000016', year: 2024, rate }, essex];
    follows.publish(coded(4));
    await start(follows, { kind: 'dataset', target: 'd1', mail: 'at_once' });
    follows.publish(coded(6));
    await follows.later(1);
    expect(follows.mails[0]?.sections[0]?.lists[0]?.items).toEqual([
      'County: Kent (E10000016); Year: 2024; Rate: 4 → 6',
    ]);
  });

  it('is what changed of a dataset, new datasets of an organisation, and what a search finds that it had not found', async () => {
    const follows = await openFollows(open);
    await start(follows, { kind: 'dataset', target: 'd1', mail: 'at_once' }, 'ada');
    await start(follows, { kind: 'organization', target: 'labour', mail: 'at_once' }, 'bob');
    await start(follows, { kind: 'search', q: 'jobs', page: '/search?sq=jobs', mail: 'at_once' }, 'eve');
    follows.describe('Unemployment by county');
    follows.publish([kent(5), essex]);
    follows.catalogue.add('d2', 'Jobs', follows.clock.now);
    await follows.later(1);
    expect(
      Object.fromEntries(follows.mails.map(({ identity, sections }) => [identity, sections[0]])),
    ).toMatchObject({
      ada: {
        headline: 'Unemployment by county has changed',
        lines: ['It has a new title. It was called “Unemployment”.', 'By county: 1 row changed.'],
      },
      bob: {
        headline: 'Labour office: 2 datasets are new or have changed',
        lists: [{ items: ['New: Jobs', 'Changed: Unemployment by county'] }],
      },
      eve: { headline: '1 new dataset for your search “jobs”', lists: [{ items: ['Jobs'] }] },
    });
    await follows.later(60);
    expect(follows.mails).toHaveLength(3);
  });

  it('is one mail a day for who wants that, and none that comes right after another', async () => {
    const follows = await openFollows(open);
    await start(follows, { ...ofKent, mail: 'daily' });
    await start(follows, { kind: 'dataset', target: 'd1', mail: 'daily' });
    for (const rate of [9, 4]) {
      follows.publish([kent(rate), essex]);
      await follows.later(60);
    }
    expect(follows.mails).toEqual([]);
    await follows.later(24 * 60);
    expect(follows.mails.map(({ sections }) => sections.length)).toEqual([4]);
    await follows.ask(
      'PATCH',
      `/api/follows/${(await follows.ask('GET', '/api/follows')).body.follows[0].id}`,
      {
        mail: 'at_once',
      },
    );
    follows.publish([kent(6), essex]);
    await follows.later(1);
    expect(follows.mails).toHaveLength(1);
    await follows.later(10);
    expect(follows.mails).toHaveLength(2);
  });

  it('is a public answer about a dataset, with its question and its own address, once', async () => {
    const follows = await openFollows(open);
    follows.answer('q0', 'From before.');
    await follows.later(1);
    await start(follows, { kind: 'dataset', target: 'd1', mail: 'at_once' });
    await start(follows, { kind: 'organization', target: 'labour', mail: 'at_once' });
    await follows.later(1);
    follows.answer('q1', 'Yes, it is.');
    await follows.later(1);
    expect(follows.mails).toMatchObject([
      {
        sections: [
          {
            headline: 'Unemployment: 1 question has been answered',
            page: 'http://portal.test/p/unemployment?question=q1#question-q1',
            lists: [{ caption: 'Question: Question q1?', items: ['Yes, it is.'] }],
          },
        ],
      },
    ]);
    // It was taken back, and is public again.
    follows.catalogue.answered.shift();
    await follows.later(11);
    follows.answer('q1', 'Yes, it is.');
    await follows.later(11);
    follows.describe('Jobs');
    await follows.later(11);
    const [, ...later] = headlines(follows);
    expect(later.map((mail) => mail.toSorted())).toEqual([
      ['Jobs has changed', 'Labour office: 1 dataset is new or has changed'],
    ]);
    expect(follows.failures).toEqual([]);
  });

  it('is no answer that was taken back before it is told, and what it says by then', async () => {
    const follows = await openFollows(open);
    await start(follows, { kind: 'dataset', target: 'd1', mail: 'daily' });
    follows.answer('q1', 'Wrong.');
    await follows.later(1);
    follows.catalogue.answered.length = 0;
    await follows.later(24 * 60);
    expect(follows.mails).toEqual([]);
    follows.answer('q2', 'Nearly right.');
    await follows.later(1);
    for (const question of follows.catalogue.answered) question.answer = 'Right.';
    await follows.later(24 * 60);
    expect(follows.mails).toMatchObject([{ sections: [{ lists: [{ items: ['Right.'] }] }] }]);
  });

  it('is nothing that was hidden since, not even where it was found before', async () => {
    const follows = await openFollows(open);
    await start(follows, { ...ofKent, mail: 'daily' });
    follows.publish([kent(9), essex]);
    await follows.later(1);
    follows.catalogue.dataset.isPrivate = true;
    follows.publish([kent(20), essex]);
    await follows.later(24 * 60);
    expect(follows.mails).toEqual([]);
    follows.catalogue.dataset.isPrivate = false;
    follows.publish([kent(1), essex]);
    await follows.later(1);
    await follows.later(24 * 60);
    expect(headlines(follows)).toEqual([['Rate, Kent: 9% → 1%']]);
    expect(follows.failures).toEqual([]);
  });

  it('goes to confirmed addresses alone, and is not made up for later', async () => {
    const follows = await openFollows(open);
    follows.unconfirmed.add('ada');
    await start(follows);
    follows.publish([kent(9), essex]);
    await follows.later(1);
    follows.unconfirmed.delete('ada');
    await follows.later(60);
    expect(follows.mails).toEqual([]);
  });

  it('is told once by two processes that are at it at the same time', async () => {
    const follows = await openFollows(open);
    await start(follows);
    await start(follows, { kind: 'dataset', target: 'd1', mail: 'at_once' });
    follows.publish([kent(9), essex]);
    await Promise.all([follows.rounds.run(), follows.other.run()]);
    await Promise.all([follows.other.run(), follows.rounds.run()]);
    await follows.later(60);
    expect(headlines(follows).flat().toSorted()).toEqual([
      'Rate, Kent: 4.1% → 9%',
      'Unemployment has changed',
    ]);
  });

  it('is taken up again by another process after one that died, and after a fault', async () => {
    const follows = await openFollows(open);
    await start(follows);
    follows.publish([kent(9), essex]);
    const dead = new Error('the process is gone');
    const broken = follows.catalogue.compare;
    follows.catalogue.compare = () => {
      throw dead;
    };
    await follows.later(1);
    expect(follows.mails).toEqual([]);
    expect(follows.failures).toMatchObject([{ err: dead }]);
    follows.catalogue.compare = broken;
    await follows.later(2);
    expect(headlines(follows)).toEqual([['Rate, Kent: 4.1% → 9%']]);
  });

  it('ends with the account', async () => {
    const follows = await openFollows(open);
    await start(follows);
    const own = personalFollows(follows.sql);
    expect(await own.export('ada')).toMatchObject({
      follows: [{ kind: 'value', table: 't1', title: 'Rate · Kent' }],
    });
    follows.publish([kent(9), essex]);
    await own.remove('ada');
    await follows.later(1);
    expect(follows.mails).toEqual([]);
    expect(await own.export('ada')).toEqual({ follows: [] });
  });
});
