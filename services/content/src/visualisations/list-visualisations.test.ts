import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { barChart, ITEMS, openTestContent, ownChart } from '../content-testing.ts';

const byLink = (...visIDs: string[]) =>
  `${ITEMS}?${new URLSearchParams({ 'filter[visID][_in]': visIDs.join(',') })}`;
const filtered = (filter: object, more = '') =>
  `${ITEMS}?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`;
const titles = (list: { title: string }[]) => list.map(({ title }) => title);
const merged = (left: string, right: string) => ({
  kind: 'merge',
  merge: { left: { resource_id: left }, right: { resource_id: right } },
});

/** Filters, and the titles of what they find, the newest first. */
const filters: [filter: object, found: string[]][] = [
  [{ title: { _neq: 'rain' } }, ['Snow & "ice"', 'RAINFALL']],
  [{ title: { _in: ['rain', 'RAINFALL'] } }, ['RAINFALL', 'rain']],
  [{ title: { _nin: ['rain'] } }, ['Snow & "ice"', 'RAINFALL']],
  [{ title: { _contains: 'rain' } }, ['rain']],
  [{ title: { _icontains: 'rain' } }, ['RAINFALL', 'rain']],
  [{ title: { _ncontains: 'rain' } }, ['Snow & "ice"', 'RAINFALL']],
  [{ title: { _starts_with: 'RAIN' } }, ['RAINFALL']],
  [{ title: { _ends_with: '"ice"' } }, ['Snow & "ice"']],
  [{ title: { _contains: '%' } }, []],
  [{ notes: { _null: true } }, ['RAINFALL', 'rain']],
  [{ notes: { _nnull: true } }, ['Snow & "ice"']],
  [{ notes: { _empty: true } }, ['RAINFALL', 'rain']],
  [{ notes: { _ncontains: 'x' } }, ['Snow & "ice"', 'RAINFALL', 'rain']],
  [{ created: { _gt: '2026-01-01', _lt: '2027' } }, ['Snow & "ice"', 'RAINFALL', 'rain']],
  [{ created: { _between: ['2020', '2021'] } }, []],
  [{ title: { _gte: 'a', _lte: 'z' } }, ['rain']],
  [{ _or: [{ title: { _eq: 'rain' } }, { notes: { _icontains: 'MELTS' } }] }, ['Snow & "ice"', 'rain']],
  [{ _and: [{ title: { _eq: 'rain' } }, { notes: { _nnull: true } }] }, []],
  [{ _or: [] }, []],
  [{ userId: { _eq: 'ada' } }, ['Snow & "ice"', 'RAINFALL', 'rain']],
];

describeStores('lists of saved charts', (open) => {
  const begin = async () => {
    const content = await openTestContent(await open());
    const { save, call } = content;
    const list = async (address: string, as = '') => titles((await call('GET', address, as)).list);
    const make = async (as: string, title: string, more: object = {}) => save(as, { title, ...more });
    return { ...content, list, make };
  };

  it('by person show everything of one’s own, the newest first', async () => {
    const { make, list } = await begin();
    await make('ada', 'hers, private', { visibility: 'private' });
    await make('bob', 'his, public', { visibility: 'public' });
    await make('ada', 'hers, by link');
    const own = ['hers, by link', 'hers, private'];
    for (const query of ['', '?filter[userId][_eq]=ada', '?filter={"userId":{"_eq":"ada"}}']) {
      expect(await list(ITEMS + query, 'ada')).toEqual(own);
    }
    expect(await list(`${ITEMS}?filter[userId][_eq]=ada&filter[visibility][_eq]=private`, 'ada')).toEqual([
      own[1],
    ]);
  });

  it('by another person are refused, and need a session', async () => {
    const { make, call } = await begin();
    await make('ada', 'public', { visibility: 'public' });
    for (const person of ['ada', 'nobody-of-this-name']) {
      const other = await call('GET', `${ITEMS}?filter[userId][_eq]=${person}`, 'bob');
      expect([other.status, other.code]).toEqual([403, 'FORBIDDEN']);
    }
    for (const query of ['', '?filter[userId][_eq]=ada', '?search=public', '?filter[title][_eq]=public']) {
      const nobody = await call('GET', ITEMS + query, '');
      expect([nobody.status, nobody.code]).toEqual([401, 'INVALID_CREDENTIALS']);
    }
  });

  it('by link show what has that link, for others without whose it is', async () => {
    const { make, call } = await begin();
    const linked = await make('ada', 'by link');
    const shown = await call('GET', `${ITEMS}?filter[visID][_eq]=${linked.visID}`, '');
    expect(shown.list).toMatchObject([
      { title: 'by link', userId: null, email: null, chartSVG: expect.any(String) },
    ]);
    // Ids are hexadecimal, and any of them may have these letters.
    expect(shown.text).not.toMatch(/"ada|ada@/);
    expect((await call('GET', byLink(linked.visID), 'ada')).list).toMatchObject([
      { userId: 'ada', email: 'ada@example.org' },
    ]);
  });

  it('come as files, too', async () => {
    const { make, call } = await begin();
    await make('ada', '=1+1, "formula"', { notes: 'one' });
    await make('ada', 'second');
    const csv = await call('GET', `${ITEMS}?export=csv&fields=title,notes&sort=created`, 'ada');
    expect(csv.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="visualisations.csv"',
    });
    expect(csv.text).toBe(`title,notes\r\n"'=1+1, ""formula""",one\r\nsecond,\r\n`);
    const whole = await call('GET', `${ITEMS}?export=csv&search=second`, 'ada');
    expect(whole.text).toMatch(/^id,userId,email,visID,visURL,visJSON,.*\r\n[^\r]*,"{""version"":1/);
    const json = await call('GET', `${ITEMS}?export=json&fields=title`, 'ada');
    expect(JSON.parse(json.text)).toEqual([{ title: 'second' }, { title: '=1+1, "formula"' }]);
    const xml = await call('GET', `${ITEMS}?export=xml`, 'ada');
    expect(xml.message).toContain('export: "xml" is none of csv, json');
    expect((await call('GET', `${ITEMS}?export=csv`, '')).status).toBe(401);
  });

  it('never show another one’s private chart, however it is asked for', async () => {
    const { make, call } = await begin();
    const { id, visID } = await make('ada', 'a secret', { visibility: 'private' });
    const asked = [
      `${ITEMS}/${id}`,
      byLink(visID),
      filtered({ visID: { _eq: visID } }),
      filtered({
        _or: [{ visID: { _eq: visID } }, { title: { _contains: 'secret' } }],
        packageID: { _eq: 'weather' },
      }),
      filtered({ packageID: { _eq: 'weather' } }, '&search=secret&meta=*'),
      filtered({ visID: { _eq: visID }, visibility: { _eq: 'private' } }, '&meta=*&sort=title'),
      `/charts/${visID}.svg`,
      `/charts/${visID}.csv`,
      `/embed/${visID}`,
    ];
    for (const address of asked) {
      for (const as of ['bob', '', 'administrator']) {
        const { text, meta } = await call('GET', address, as);
        expect([address, text]).toEqual([address, expect.not.stringContaining('secret')]);
        expect(meta ?? { total_count: 0, filter_count: 0 }).toEqual({ total_count: 0, filter_count: 0 });
      }
    }
    for (const method of ['PATCH', 'DELETE']) {
      const answer = await call(
        method,
        `${ITEMS}/${id}`,
        'bob',
        method === 'PATCH' ? { title: 'mine' } : undefined,
      );
      expect([answer.status, answer.code]).toEqual([403, 'FORBIDDEN']);
    }
    await call('DELETE', `${ITEMS}/${id}`, 'ada');
    expect((await call('POST', `${ITEMS}/${id}/restore`, 'bob')).code).toBe('FORBIDDEN');
    expect((await call('POST', `${ITEMS}/${id}/restore`, 'ada')).data.title).toBe('a secret');
  });

  it('by dataset or table show what was made public, whoever made it', async () => {
    const { make, list } = await begin();
    await make('ada', 'first', { visibility: 'public' });
    await make('bob', 'second', {
      visibility: 'public',
      visJSON: barChart({ source: { kind: 'table', resource_id: 'snow' } }),
    });
    await make('ada', 'by link');
    await make('ada', 'own data', { visibility: 'public', visJSON: ownChart() });
    for (const as of ['', 'ada', 'bob']) {
      expect(await list(`${ITEMS}?filter[packageID][_eq]=weather`, as)).toEqual(['second', 'first']);
      expect(await list(`${ITEMS}?filter[resource][_eq]=rain`, as)).toEqual(['first']);
    }
  });

  it('leave out charts of tables that the caller may not read, also of merges and of deleted ones', async () => {
    const { make, list, tables, call } = await begin();
    const members = ['ada', 'eve'];
    const secret = await make('ada', 'of a private table', {
      visibility: 'public',
      visJSON: barChart({ source: { kind: 'table', resource_id: 'secret' } }),
    });
    await make('ada', 'merged', {
      visibility: 'public',
      visJSON: barChart({ source: merged('rain', 'secret') }),
    });
    tables.set('secret', { packageId: 'plans', isPrivate: true, version: 1, members });
    expect(await list(`${ITEMS}?filter[packageID][_eq]=plans`, 'eve')).toEqual(['of a private table']);
    expect(await list(`${ITEMS}?filter[packageID][_eq]=weather`, 'eve')).toEqual(['merged']);
    for (const as of ['bob', '']) {
      expect(await list(`${ITEMS}?filter[packageID][_eq]=plans`, as)).toEqual([]);
      expect(await list(`${ITEMS}?filter[packageID][_eq]=weather`, as)).toEqual([]);
      expect(await list(byLink(secret.visID), as)).toEqual([]);
      expect((await call('GET', `${ITEMS}/${secret.id}`, as)).code).toBe('FORBIDDEN');
    }
    tables.delete('secret');
    expect(await list(byLink(secret.visID), 'eve')).toEqual([]);
    const [own] = (await call('GET', byLink(secret.visID), 'ada')).list;
    expect(own).toMatchObject({ title: 'of a private table', chartSVG: null });
  });

  it('are paged, sorted, searched and counted', async () => {
    const { make, list, call } = await begin();
    for (const title of ['Été', 'rain', 'Zebra', 'Apple'])
      await make('ada', title, { notes: `About ${title}` });
    expect(await list(`${ITEMS}?sort=title`, 'ada')).toEqual(['Apple', 'Été', 'rain', 'Zebra']);
    expect(await list(`${ITEMS}?sort=-title&limit=2&page=2`, 'ada')).toEqual(['Été', 'Apple']);
    expect(await list(`${ITEMS}?sort=created&limit=1&offset=1`, 'ada')).toEqual(['rain']);
    expect(await list(`${ITEMS}?limit=0`, 'ada')).toEqual([]);
    expect(await list(`${ITEMS}?limit=-1`, 'ada')).toHaveLength(4);
    expect(await list(`${ITEMS}?search=${encodeURIComponent('ABOUT ete')}`, 'ada')).toEqual(['Été']);
    const counted = await call('GET', `${ITEMS}?search=rain&meta=*`, 'ada');
    expect(counted.meta).toEqual({ total_count: 4, filter_count: 1 });
    const some = await call('GET', `${ITEMS}?fields=title,visibility`, 'ada');
    expect(some.list[0]).toEqual({ title: 'Apple', visibility: 'link' });
  });

  it('hold pictures where they are asked for, of a few charts at once', async () => {
    const { make, call } = await begin();
    for (let made = 0; made < 21; made++) await make('ada', `chart ${made}`);
    expect((await call('GET', ITEMS, 'ada')).list.every(({ chartSVG }) => chartSVG === null)).toBe(true);
    const some = await call('GET', `${ITEMS}?fields=chartSVG&limit=3`, 'ada');
    expect(some.list.map(({ chartSVG }) => String(chartSVG).slice(0, 4))).toEqual(['<svg', '<svg', '<svg']);
    const all = await call('GET', `${ITEMS}?fields=chartSVG`, 'ada');
    expect([all.status, all.message]).toEqual([400, expect.stringContaining('of 20 charts at once')]);
  });

  it('find what a filter says', async () => {
    const { make, list } = await begin();
    await make('ada', 'rain');
    await make('ada', 'RAINFALL');
    await make('ada', 'Snow & "ice"', { notes: 'It melts.' });
    for (const [filter, found] of filters) {
      expect([filter, await list(filtered(filter), 'ada')]).toEqual([filter, found]);
    }
  });

  it('are empty where comparisons leave nothing', async () => {
    const { make, list } = await begin();
    const { visID } = await make('ada', 'public', { visibility: 'public' });
    for (const field of ['visID', 'packageID', 'resource', 'userId']) {
      const nothing = { [field]: { _eq: visID }, _and: [{ [field]: { _eq: 'another' } }] };
      expect([field, await list(filtered(nothing), 'ada')]).toEqual([field, []]);
    }
  });

  it('see whose a chart is as the caller sees it', async () => {
    const { make, list } = await begin();
    await make('ada', 'public', { visibility: 'public' });
    const probe = {
      packageID: { _eq: 'weather' },
      _or: [{ userId: { _starts_with: 'a' } }, { userId: { _nnull: true } }],
    };
    expect(await list(filtered(probe), 'bob')).toEqual([]);
    expect(await list(filtered(probe), 'ada')).toEqual(['public']);
  });
});
