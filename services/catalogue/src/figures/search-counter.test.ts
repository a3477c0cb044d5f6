import { describeStores, type OpenStore } from '@gazetteer/testing';
import type { Sql } from '@gazetteer/kernel';
import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { openCatalogue } from '../catalogue.fixture.ts';
import type { EmptySearchTables } from './empty-search.store.ts';
import { createSearchCounter } from './search-counter.ts';

const MINUTE = 60_000;

/** One of the processes that count, with a clock that stands until it is moved. */
function processOf(sql: Sql, start: string) {
  let now = Date.parse(start);
  const counter = createSearchCounter({
    sql,
    clock: () => new Date(now),
    log: { error: (fault: unknown) => expect.unreachable(JSON.stringify(fault)) },
    digest: (text) => createHmac('sha256', 'a key of tests').update(text).digest('base64url'),
  });
  return {
    /** Searches at once, and some minutes pass. */
    search: (words: string, minutes = 11) => {
      counter.count(words);
      now += minutes * MINUTE;
    },
    flush: counter.flush,
    beat: counter.beat,
    wait: (milliseconds: number) => void (now += milliseconds),
  };
}

async function begin(open: OpenStore) {
  const sql = await open();
  const catalogue = await openCatalogue(async () => sql);
  const ask = async (asked: Record<string, string> = {}, as = 'ada') =>
    (await catalogue.get('search_figures', { from: '2025-12-01', to: '2026-12-31', ...asked }, as)).result;
  const stored = async () => {
    const { query } = sql.as<EmptySearchTables>();
    const rows = await query.selectFrom('catalogue_empty_searches').selectAll().execute();
    const words = await query.selectFrom('catalogue_empty_search_words').selectAll().execute();
    return { rows, words: words.map((row) => row.words).toSorted() };
  };
  return { sql, catalogue, ask, stored };
}

describeStores('searches that found nothing', (open) => {
  it('are told once they were searched three times, by whichever process, with all their times', async () => {
    const { sql, ask, stored } = await begin(open);
    const processes = [
      processOf(sql, '2025-12-01T08:00:00Z'),
      processOf(sql, '2025-12-01T08:00:00Z'),
    ] as const;
    for (const one of processes) one.search('solar panels');
    processes[0].search('asha rao');
    await Promise.all(processes.map((one) => one.flush()));
    expect((await ask()).searches).toEqual([]);
    expect((await stored()).words).toEqual([]);
    expect(JSON.stringify((await stored()).rows)).not.toMatch(/solar|asha/);
    processes[1].search('solar panels');
    processes[1].search('tide tables');
    await processes[1].flush();
    expect(await ask()).toEqual({
      since: '2025-12-01',
      from: '2025-12-01',
      to: '2026-12-31',
      searches: [{ words: 'solar panels', count: 3, last: '2025-12-01' }],
    });
    expect((await stored()).words).toEqual(['solar panels']);
    expect((await ask({ from: '2025-12-02' })).searches).toEqual([]);
  });

  it('are counted right over a made-up week, the most often searched first, in pages', async () => {
    const { sql, ask } = await begin(open);
    for (let day = 1; day <= 7; day += 1) {
      const one = processOf(sql, `2025-12-0${day}T08:00:00Z`);
      for (let visit = 0; visit < day; visit += 1) one.search('solar panels');
      one.search('tide tables');
      if (day < 3) one.search('asha rao');
      await one.flush();
    }
    const { searches } = await ask();
    expect(searches).toEqual([
      { words: 'solar panels', count: 28, last: '2025-12-07' },
      { words: 'tide tables', count: 7, last: '2025-12-07' },
    ]);
    expect((await ask({ from: '2025-12-06', to: '2025-12-06' })).searches[0].count).toBe(6);
    expect((await ask({ limit: '1', offset: '1' })).searches).toEqual([searches[1]]);
  });

  it('count what is typed once, and again only ten minutes later', async () => {
    const { sql, ask } = await begin(open);
    const one = processOf(sql, '2025-12-01T08:00:00Z');
    for (let visit = 0; visit < 4; visit += 1) {
      for (const words of ['sol', 'solar', 'solar pan', 'solar panels', 'solar panel']) one.search(words, 0);
      one.wait(9 * MINUTE);
      await one.flush();
    }
    expect((await ask()).searches).toEqual([]);
    for (let visit = 0; visit < 2; visit += 1) one.search('solar panels');
    await one.flush();
    // Of visits nine minutes apart the second and the fourth were too soon after one that counted.
    expect((await ask()).searches).toEqual([{ words: 'solar panels', count: 4, last: '2025-12-01' }]);
  });

  it('are forgotten after a month where they were seldom, and after thirteen where they were not', async () => {
    const { sql, stored } = await begin(open);
    const then = processOf(sql, '2025-12-01T08:00:00Z');
    then.search('asha rao');
    for (let visit = 0; visit < 3; visit += 1) then.search('solar panels');
    await then.flush();
    await processOf(sql, '2026-01-02T08:00:00Z').beat();
    expect((await stored()).rows.map(({ count }) => count)).toEqual([3]);
    await processOf(sql, '2027-01-05T08:00:00Z').beat();
    expect(await stored()).toEqual({ rows: [], words: [] });
  });

  it('have an end to how many different ones of a day are stored', async () => {
    const { sql, stored, ask } = await begin(open);
    const one = processOf(sql, '2025-12-01T00:00:00Z');
    for (let visit = 0; visit < 2; visit += 1) {
      for (let number = 0; number < 900; number += 1) one.search(`${visit} word-${number} seldom`, 0);
      await one.flush();
    }
    expect((await stored()).rows).toHaveLength(1000);
    for (let visit = 0; visit < 3; visit += 1) {
      one.search('0 word-7 seldom');
      one.search('another');
    }
    await one.flush();
    expect((await ask()).searches.map(({ words }: { words: string }) => words)).toEqual(['0 word-7 seldom']);
  });

  it('are told to who edits a dataset somewhere, and to nobody else', async () => {
    const { catalogue } = await begin(open);
    for (const as of ['', 'mo', 'stranger'])
      expect((await catalogue.get('search_figures', {}, as)).status).toBe(403);
    for (const as of ['ada', 'administrator'])
      expect((await catalogue.get('search_figures', {}, as)).status).toBe(200);
    expect((await catalogue.get('search_figures', { to: 'soon' }, 'ada')).status).toBe(409);
  });
});
