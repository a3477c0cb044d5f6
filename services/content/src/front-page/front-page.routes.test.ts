import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openArticles } from '../articles/articles-testing.ts';
import { barChart, openTestContent } from '../content-testing.ts';
import { personalContent } from '../personal-content.ts';
import type { EditedFrontPage, ShownFrontPage } from './front-page.contract.ts';

const PAGE = '/api/content/front-page';
const empty = { hero: null, tiles: [], datasets: [], stories: [], sections: [] };
const published = { state: 'published' };
const allSections = ['tiles', 'visualise', 'featured', 'datasets', 'news', 'why', 'connect'];

describeStores('the front page', (open) => {
  const begin = async () => {
    const content = openArticles(await openTestContent(await open()));
    const { call } = content;
    const choose = (revision: number, more: object = {}, as = 'eve') =>
      call('PUT', `${PAGE}/choice`, as, { revision, ...empty, ...more });
    const chosen = async () =>
      (await call('GET', `${PAGE}/choice`, 'eve')).data as unknown as EditedFrontPage;
    const shown = async (query = '') =>
      (await call('GET', `${PAGE}${query}`, '')).data as unknown as ShownFrontPage;
    const show = (title: string, more: object = {}) =>
      content.save('ada', { title, visibility: 'public', ...more });
    return { ...content, choose, chosen, shown, show };
  };

  it('is automatic as a whole until somebody chooses', async () => {
    const { chosen, shown } = await begin();
    expect(await shown()).toEqual({ ...empty, sections: allSections });
    expect(await chosen()).toMatchObject({ revision: 0, saved_at: null, saved_by: null, chosen: [] });
  });

  it('shows what an editor has chosen, in that order, with who made a chart', async () => {
    const { choose, chosen, shown, show, write } = await begin();
    const hero = await show('Rain');
    const other = await show('Snow');
    const story = await write(published);
    const tiles = [
      { kind: 'table', id: 'snow' },
      { kind: 'chart', id: other.visID },
    ];
    const sections = [
      { name: 'news', shown: true },
      { name: 'why', shown: false },
    ];
    const saved = await choose(0, {
      hero: hero.visID,
      tiles,
      datasets: ['weather'],
      stories: [story.id],
      sections,
    });
    expect(saved.status).toBe(200);
    const page = await shown('?lang=fr');
    expect(page).toMatchObject({
      hero: { visID: hero.visID, title: 'Rain', maker: { name: 'Grace <b>' }, dataset: { name: 'weather' } },
      tiles: [
        { kind: 'table', resource_id: 'snow' },
        { kind: 'chart', chart: { visID: other.visID } },
      ],
      datasets: [{ id: 'weather', name: 'weather' }],
      stories: [{ slug: story.slug, title: 'Combien il pleut' }],
      sections: ['news', 'tiles', 'visualise', 'featured', 'datasets', 'connect'],
    });
    const edited = await chosen();
    expect(edited).toMatchObject({ revision: 1, saved_by: 'eve@example.org', tiles, hero: hero.visID });
    expect(edited.sections.slice(0, 2)).toEqual(sections);
    expect(edited.chosen.map(({ kind, title, shown: isShown }) => [kind, title, isShown])).toEqual([
      ['chart', 'Rain', true],
      ['chart', 'Snow', true],
      ['table', null, true],
      ['dataset', 'The weather <dataset>', true],
      ['article', 'How much rain falls', true],
    ]);
  });

  it('never shows what was withdrawn, hidden or deleted since, and tells editors so', async () => {
    const { choose, chosen, shown, show, write, change, call, tables } = await begin();
    const hidden = await show('Hidden later');
    const closed = await show('Private later');
    const story = await write(published);
    const tiles = [
      { kind: 'chart', id: closed.visID },
      { kind: 'table', id: 'rain' },
    ];
    const choice = { hero: hidden.visID, tiles, datasets: ['weather'], stories: [story.id] };
    expect((await choose(0, choice)).status).toBe(200);
    await call('DELETE', `/api/content/public-visualisations/${hidden.id}?reason=Spam`, 'administrator');
    const address = `/api/content/items/visualisations/${closed.id}`;
    await call('PATCH', address, 'ada', { visibility: 'private', title: 'My secret' });
    await change(story.id, { state: 'draft' });
    for (const id of ['rain', 'snow'])
      tables.set(id, { packageId: 'weather', isPrivate: true, version: 1, members: [] });
    expect(await shown()).toEqual({ ...empty, sections: allSections });
    const { chosen: told } = await chosen();
    expect(told.every((one) => !one.shown)).toBe(true);
    expect(JSON.stringify(told)).not.toContain('My secret');
    // It may stay in the choice, and is there again once it is public.
    expect((await choose(1, choice)).status).toBe(200);
    await change(story.id, published);
    expect((await shown()).stories).toHaveLength(1);
  });

  it('refuses what is not public or chosen twice, and names each field', async () => {
    const { choose, save, write, shown } = await begin();
    const link = await save('ada', { title: 'By link' });
    const secret = barChart({ source: { kind: 'table', resource_id: 'secret' } });
    const { visID } = await save('ada', { visibility: 'public', visJSON: secret });
    const draft = await write();
    const answer = await choose(0, {
      hero: link.visID,
      tiles: [
        { kind: 'chart', id: visID },
        { kind: 'table', id: 'secret' },
        { kind: 'table', id: 'rain' },
        { kind: 'table', id: 'rain' },
      ],
      datasets: ['plans'],
      stories: [draft.id],
    });
    expect([answer.status, answer.code]).toEqual([400, 'INVALID_PAYLOAD']);
    expect(JSON.parse(answer.text).errors[0].extensions.fields).toEqual({
      hero: ['is no chart that everybody may see where charts are listed'],
      'tiles.0': ['is no chart that everybody may see where charts are listed'],
      'tiles.1': ['is no table that everybody may read'],
      'tiles.3': ['is chosen twice'],
      'datasets.0': ['is no public dataset'],
      'stories.0': ['is no published article'],
    });
    expect((await shown()).tiles).toEqual([]);
    for (const wrong of [
      { hero: 'a b' },
      { tiles: [{ kind: 'map', id: 'x' }] },
      { datasets: Array.from({ length: 9 }, (_, index) => `d${index}`) },
      { sections: [{ name: 'footer', shown: true }] },
    ])
      expect((await choose(0, wrong)).status).toBe(400);
  });

  it('shows editors alone what readers would see of a choice that nobody has saved', async () => {
    const { call, shown, show } = await begin();
    const chart = await show('Rain');
    const hidden = await show('Mine', { visibility: 'private' });
    const choice = {
      ...empty,
      hero: hidden.visID,
      tiles: [{ kind: 'chart', id: chart.visID }],
      sections: [{ name: 'tiles', shown: false }],
    };
    const { status, data } = await call('POST', `${PAGE}/preview?lang=fr`, 'eve', choice);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      hero: null,
      tiles: [{ chart: { title: 'Rain' } }],
      sections: allSections.filter((name) => name !== 'tiles'),
    });
    expect(await shown()).toMatchObject({ tiles: [], sections: allSections });
    for (const caller of ['', 'ada'])
      expect((await call('POST', `${PAGE}/preview`, caller, choice)).status).toBeGreaterThanOrEqual(401);
  });

  it('takes back what was chosen before, with what is not public any more, as the newest revision', async () => {
    const { call, choose, chosen, shown, tables } = await begin();
    const restore = (number: number, body?: object, as = 'ed') =>
      call('POST', `${PAGE}/revisions/${number}/restore`, as, body);
    await choose(0, { tiles: [{ kind: 'table', id: 'rain' }] });
    await choose(1, { sections: [{ name: 'news', shown: false }] });
    tables.set('rain', { packageId: 'weather', isPrivate: true, version: 1, members: [] });
    const late = await restore(1, { revision: 1 });
    expect([late.status, late.code, late.data['revision']]).toEqual([409, 'CONFLICT', 2]);
    expect((await restore(1, { revision: 2 }, 'ada')).status).toBe(403);
    expect((await restore(7)).status).toBe(400);
    expect((await restore(1, { revision: 2 })).status).toBe(200);
    expect(await chosen()).toMatchObject({
      revision: 3,
      saved_by: 'ed@example.org',
      tiles: [{ id: 'rain' }],
    });
    expect(await shown()).toMatchObject({ tiles: [], sections: allSections });
    const { list } = await call('GET', `${PAGE}/revisions`, 'ed');
    expect(list.map(({ revision, restored_from: from }) => [revision, from])).toEqual([
      [3, 1],
      [2, null],
      [1, null],
    ]);
    // Nothing is lost by it.
    await restore(2);
    expect((await shown()).sections).not.toContain('news');
  });

  it('tells the second of two who save at once, with what holds now, and remembers what was', async () => {
    const { choose, chosen, call } = await begin();
    expect((await choose(0, { tiles: [{ kind: 'table', id: 'rain' }] })).status).toBe(200);
    const late = await choose(0, { datasets: ['weather'] }, 'ed');
    expect([late.status, late.code]).toEqual([409, 'CONFLICT']);
    expect(late.data).toMatchObject({ revision: 1, tiles: [{ id: 'rain' }], datasets: [] });
    expect((await chosen()).datasets).toEqual([]);
    const both = await Promise.all([choose(1, { datasets: ['weather'] }), choose(1, {}, 'ed')]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const { list } = await call('GET', `${PAGE}/revisions`, 'ed');
    expect(list.map(({ revision }) => revision)).toEqual([2, 1]);
  });

  it('is chosen by editors alone, and forgets who they were with their account', async () => {
    const { call, choose, chosen, sql } = await begin();
    for (const [method, path] of [
      ['GET', `${PAGE}/choice`],
      ['PUT', `${PAGE}/choice`],
      ['GET', `${PAGE}/revisions`],
    ] as const) {
      const body = method === 'PUT' ? { revision: 0, ...empty } : undefined;
      expect((await call(method, path, '', body)).status).toBe(401);
      expect((await call(method, path, 'ada', body)).status).toBe(403);
    }
    await choose(0);
    const personal = personalContent(sql, 'https://data.example');
    expect((await personal.export('eve'))['front_page_revisions']).toMatchObject([{ revision: 1 }]);
    await personal.remove('eve');
    expect((await chosen()).saved_by).toBeNull();
  });
});
