import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { barChart, ITEMS, openTestContent, ownChart } from '../content-testing.ts';

/** Charts that are none, and what is said of them. */
const wrongCharts: [visJSON: unknown, message: string][] = [
  ['{"version":', 'visJSON: is not JSON'],
  ['[]', 'visJSON: must be a chart specification'],
  [7, 'visJSON: must be a chart specification'],
  [undefined, 'visJSON: Missing value'],
  [barChart({ mark: 'pie' }), 'visJSON.mark: must be "'],
  [barChart({ source: { kind: 'file' } }), 'visJSON.source.kind: is not one that charts know'],
  [barChart({ channels: { x: { field: '' } } }), 'visJSON.channels.x.field: must not have fewer than 1'],
  [barChart({ filters: [{ field: 'a', kind: 'contains' }] }), 'visJSON.filters.0.text: Missing value'],
  [
    barChart({ source: { kind: 'table', resource_id: 'a\0' } }),
    'visJSON.source: must not contain the character 0',
  ],
  [barChart({ source: { kind: 'table', resource_id: 'none' } }), 'Resource "none" was not found'],
  [barChart({ source: { kind: 'table', resource_id: 'secret' } }), 'Resource "secret" was not found'],
  [barChart({ source: { kind: 'own', name: 'a', columns: [] } }), 'visJSON.source.rows: Missing value'],
];

/** Words that a chart cannot have, and what is said of them. */
const wrongWords: [words: object, message: string][] = [
  [{ title: 'x'.repeat(301) }, 'title: must not have more than 300'],
  [{ title: 'a\0b' }, 'title: must not contain the character 0'],
  [{ notes: 'x'.repeat(2001) }, 'notes: must not have more than 2000'],
  [{ notes: 7 }, 'notes: must be string'],
  [{ visibility: 'everyone' }, 'visibility: must be "private" or "link" or "public"'],
];

describeStores('saved charts', (open) => {
  const begin = async () => openTestContent(await open());

  it('are saved pinned to the version their table has now, with what the server knows itself', async () => {
    const { call } = await begin();
    const { status, data } = await call('POST', ITEMS, 'ada', {
      title: ' Rain in Goa ',
      notes: 'From the <b>office</b>',
      visJSON: JSON.stringify(barChart({ title: 'Another title' })),
      id: 'mine',
      visID: 'guessable',
      visURL: 'https://evil.test/',
      userId: 'bob',
      email: 'bob@example.org',
      resource: 'secret',
      packageID: 'plans',
      chartSVG: '<svg><script>alert(1)</script></svg>',
    });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      title: 'Rain in Goa',
      notes: 'From the <b>office</b>',
      userId: 'ada',
      email: 'ada@example.org',
      resource: 'rain',
      packageID: 'weather',
      visibility: 'link',
      visURL: `http://portal.test/visualise?vis_id=${data.visID}`,
      visJSON: { source: { kind: 'table', resource_id: 'rain', version: 3 }, title: 'Rain in Goa' },
    });
    expect(data.visID).toMatch(/^[\w-]{24}$/);
    expect(data.id).not.toBe('mine');
    expect(data['chartSVG']).toMatch(/^<svg/);
    expect(data['chartSVG']).not.toContain('script');
  });

  it('take their title from the chart, else from what it shows', async () => {
    const { save } = await begin();
    expect((await save('ada', { title: undefined, visJSON: barChart({ title: 'Wet' }) })).title).toBe('Wet');
    expect((await save('ada', { title: '  ' })).title).toBe('Rain by state');
  });

  it('are told when they are saved, by each dataset that they show a table of, and not when they change', async () => {
    const { call, save, charted } = await begin();
    const { id } = await save('ada');
    await call('PATCH', `${ITEMS}/${id}`, 'ada', { title: 'Another title' });
    const merge = { left: { resource_id: 'rain' }, right: { resource_id: 'snow' } };
    await save('ada', { visJSON: barChart({ source: { kind: 'merge', merge } }) });
    await save('ada', { visJSON: ownChart() });
    await call('POST', ITEMS, 'ada', { visJSON: 7 });
    expect(charted).toEqual([['weather'], ['weather'], []]);
  });

  it('have links of their own, also where the same is saved twice at once', async () => {
    const { save, call } = await begin();
    const [one, other] = await Promise.all([save('ada'), save('ada')]);
    expect(one.visID).not.toBe(other.visID);
    expect((await call('GET', ITEMS, 'ada')).list).toHaveLength(2);
  });

  it('need somebody to belong to', async () => {
    const { call } = await begin();
    const nobody = await call('POST', ITEMS, '', { visJSON: barChart() });
    expect([nobody.status, nobody.code]).toEqual([401, 'INVALID_CREDENTIALS']);
    expect(nobody.message).toContain('Please login and continue');
    const key = await call('POST', ITEMS, 'administrator', { visJSON: barChart() });
    expect([key.status, key.code]).toEqual([403, 'FORBIDDEN']);
  });

  it('are refused where they are wrong, with field and rule', async () => {
    const { call } = await begin();
    for (const [visJSON, message] of wrongCharts) {
      const answer = await call('POST', ITEMS, 'bob', { visJSON });
      expect([answer.status, answer.code]).toEqual([400, 'INVALID_PAYLOAD']);
      expect(answer.message).toContain(message);
    }
    expect((await call('GET', ITEMS, 'bob')).list).toEqual([]);
  });

  it('are refused with words that are wrong', async () => {
    const { call } = await begin();
    for (const [words, message] of wrongWords) {
      const answer = await call('POST', ITEMS, 'ada', { visJSON: barChart(), ...words });
      expect([answer.status, answer.code]).toEqual([400, 'INVALID_PAYLOAD']);
      expect(answer.message).toContain(message);
    }
  });

  it('are as large as 4 MB, and no larger', async () => {
    const { call } = await begin();
    const rows = (count: number) => Array.from({ length: count }, () => ['x'.repeat(490), 1]);
    expect((await call('POST', ITEMS, 'ada', { visJSON: ownChart(rows(8000)) })).status).toBe(200);
    for (const visJSON of [ownChart(rows(9000)), JSON.stringify(ownChart(rows(9000)))]) {
      const answer = await call('POST', ITEMS, 'ada', { visJSON });
      expect([answer.status, answer.code]).toEqual([413, 'CONTENT_TOO_LARGE']);
    }
    const values = Array.from({ length: 1000 }, () => 'x'.repeat(200));
    const filters = [{ field: 'a', kind: 'one_of', values }];
    const wide = await call('POST', ITEMS, 'ada', { visJSON: barChart({ filters }) });
    expect([wide.status, wide.code]).toEqual([413, 'CONTENT_TOO_LARGE']);
  });

  it('are changed by their owner, in what is given', async () => {
    const { call, save, tables } = await begin();
    const { id, visID } = await save('ada', { notes: 'old' });
    tables.set('rain', { packageId: 'weather', isPrivate: false, version: 4, members: [] });
    const renamed = await call('PATCH', `${ITEMS}/${id}`, 'ada', { title: 'Snow', visibility: 'public' });
    expect(renamed.status).toBe(200);
    expect(renamed.data).toMatchObject({ title: 'Snow', notes: 'old', visibility: 'public', visID });
    expect(renamed.data.visJSON).toMatchObject({ source: { version: 3 }, title: 'Snow' });
    const anew = await call('PATCH', `${ITEMS}/${id}`, 'ada', {
      notes: null,
      visJSON: barChart({ mark: 'line' }),
    });
    expect(anew.data).toMatchObject({
      title: 'Snow',
      notes: null,
      visJSON: { mark: 'line', source: { version: 4 } },
    });
    const unnamed = await call('PATCH', `${ITEMS}/${id}`, 'ada', { title: ' ' });
    expect(unnamed.message).toContain('title: must not be empty');
  });

  it('of own data keep their rows, which lists leave out, until they are of something else', async () => {
    const { call, save } = await begin();
    const { id, visID, visJSON } = await save('ada', { visJSON: ownChart([['Goa', 3]]) });
    expect(visJSON.source).toMatchObject({ kind: 'own', rows: [['Goa', 3]] });
    const [listed] = (await call('GET', ITEMS, 'ada')).list;
    expect(listed?.visJSON.source).not.toHaveProperty('rows');
    const [linked] = (await call('GET', `${ITEMS}?filter[visID][_eq]=${visID}`, '')).list;
    expect(linked?.visJSON.source).toMatchObject({ rows: [['Goa', 3]] });
    await call('PATCH', `${ITEMS}/${id}`, 'ada', { title: 'Mine' });
    expect((await call('GET', `${ITEMS}/${id}`, 'ada')).data.visJSON.source).toHaveProperty('rows');
    const changed = await call('PATCH', `${ITEMS}/${id}`, 'ada', { visJSON: barChart() });
    expect(changed.data.visJSON.source).toMatchObject({ kind: 'table' });
  });

  it('are gone once deleted, and there again when restored within 30 minutes', async () => {
    const { call, save, wait } = await begin();
    const { id, visID } = await save('ada');
    expect((await call('DELETE', `${ITEMS}/${id}`, 'ada')).status).toBe(204);
    expect((await call('GET', `${ITEMS}/${id}`, 'ada')).code).toBe('FORBIDDEN');
    expect((await call('GET', `/charts/${visID}.svg`, 'ada')).status).toBe(404);
    expect((await call('PATCH', `${ITEMS}/${id}`, 'ada', { title: 'x' })).code).toBe('FORBIDDEN');
    wait(29);
    const restored = await call('POST', `${ITEMS}/${id}/restore`, 'ada');
    expect(restored.data).toMatchObject({ id, visID });
    expect((await call('POST', `${ITEMS}/${id}/restore`, 'ada')).code).toBe('FORBIDDEN');
    await call('DELETE', `${ITEMS}/${id}`, 'ada');
    wait(31);
    expect((await call('POST', `${ITEMS}/${id}/restore`, 'ada')).code).toBe('FORBIDDEN');
  });

  it('are deleted once, by whoever is first, with a reason for who is second', async () => {
    const { call, save } = await begin();
    const { id } = await save('ada');
    const both = await Promise.all([1, 2].map(() => call('DELETE', `${ITEMS}/${id}`, 'ada')));
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['204', '403']);
    const second = both.find(({ status }) => status === 403);
    expect(second?.text).toContain('You do not have permission to access this item, or it does not exist.');
  });
});
