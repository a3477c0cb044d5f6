import { migrate } from '@gazetteer/kernel';
import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openArticles } from '../articles/articles-testing.ts';
import { contentMigrations } from '../content-migrations.ts';
import type { ContentTables } from '../model/content-tables.ts';
import { barChart, openTestContent } from '../content-testing.ts';

const published = { state: 'published' };

describeStores('the search of articles and charts', (open, openNew) => {
  const begin = async () => {
    const content = openArticles(await openTestContent(await open()));
    const find = async (q: string, more = '') => {
      const { status, text } = await content.call(
        'GET',
        `/api/content/search?q=${encodeURIComponent(q)}${more}`,
        '',
      );
      if (status !== 200) throw new Error(text);
      const { data } = JSON.parse(text) as {
        data: Record<'articles' | 'charts', { title: string; [field: string]: unknown }[]>;
      };
      const titles = (kind: keyof typeof data) => data[kind].map(({ title }) => title);
      return { ...data, titles: { articles: titles('articles'), charts: titles('charts') } };
    };
    const show = (title: string, more: object = {}) =>
      content.save('ada', { title, visibility: 'public', ...more });
    return { ...content, find, show };
  };

  it('finds what is published by beginnings of words, accents and plurals aside, in both languages', async () => {
    const { find, write, show } = await begin();
    await write({ ...published, tags: ['Mousson'] });
    await show('Précipitations par état', { notes: 'Measured daily' });
    expect((await find('rain')).titles.articles).toEqual(['How much rain falls']);
    expect((await find('GOA')).titles.articles).toEqual(['How much rain falls']);
    expect((await find('moussons')).titles.articles).toEqual(['How much rain falls']);
    expect((await find('combien pleut', '&lang=fr')).titles.articles).toEqual(['Combien il pleut']);
    expect((await find('precipitation')).titles.charts).toEqual(['Précipitations par état']);
    expect((await find('daily')).charts).toEqual([
      {
        visID: expect.any(String),
        title: 'Précipitations par état',
        language: null,
        dataset: { name: 'weather', title: 'The weather <dataset>' },
      },
    ]);
    expect((await find('snow')).titles).toEqual({ articles: [], charts: [] });
  });

  it('puts what says a word in its title first, and forgives one of several words', async () => {
    const { find, write } = await begin();
    const text = (title: string, body: string) => ({ ...published, texts: { en: { title, body } } });
    await write(text('Floods', 'After the drought.'));
    await write(text('Drought', 'Fields lie dry.'));
    expect((await find('drought')).titles.articles).toEqual(['Drought', 'Floods']);
    expect((await find('drought in dry fields of Kerala')).titles.articles).toEqual(['Drought']);
    expect((await find('drought Kerala')).titles.articles).toEqual([]);
    expect((await find('drought', '&limit=1')).titles.articles).toEqual(['Drought']);
    expect((await find('of the')).titles.articles).toEqual([]);
    expect((await find("%' or 1=1 --")).titles.articles).toEqual([]);
  });

  it('finds no draft, no page of the site and no chart that not everybody may see', async () => {
    const { find, write, change, save, show, call, tables, listVisitorCharts } = await begin();
    const { id } = await write();
    await write({ ...published, kind: 'page' });
    await save('ada', { title: 'Rain by link' });
    await save('ada', { title: 'Private rain', visibility: 'private' });
    await show('Secret rain', { visJSON: barChart({ source: { kind: 'table', resource_id: 'secret' } }) });
    const merge = { left: { resource_id: 'rain' }, right: { resource_id: 'snow' } };
    await show('Rain and snow', { visJSON: barChart({ source: { kind: 'merge', merge } }) });
    const hidden = await show('Hidden rain');
    await call('DELETE', `/api/content/public-visualisations/${hidden.id}?reason=Spam`, 'administrator');
    expect((await find('rain')).titles).toEqual({ articles: [], charts: ['Rain and snow'] });
    tables.set('snow', { packageId: 'other', isPrivate: true, version: 1, members: [] });
    expect((await find('rain')).titles.charts).toEqual([]);
    tables.set('snow', { packageId: 'weather', isPrivate: false, version: 1, members: [] });
    listVisitorCharts('none');
    expect((await find('rain')).titles.charts).toEqual([]);
    await change(id, published);
    expect((await find('rain')).titles.articles).toEqual(['How much rain falls']);
  });

  it('follows what is changed and forgets what is deleted', async () => {
    const { find, write, change, show, call } = await begin();
    const { id } = await write(published);
    const chart = await show('Rain');
    await change(id, { texts: { en: { title: 'Storms', body: '' }, fr: null } });
    await call('PATCH', `/api/content/items/visualisations/${chart.id}`, 'ada', { title: 'Storms by year' });
    expect((await find('rain')).titles).toEqual({ articles: [], charts: [] });
    expect((await find('storm')).titles).toEqual({ articles: ['Storms'], charts: ['Storms by year'] });
    await call('DELETE', `/api/content/items/visualisations/${chart.id}`, 'ada');
    expect((await find('storm')).titles.charts).toEqual([]);
  });

  it('narrows the list of articles, the newest first', async () => {
    const { write, call } = await begin();
    await write({ ...published, slug: 'old' });
    await write({ ...published, slug: 'new', tags: ['Rain'] });
    await write({ ...published, slug: 'other', texts: { en: { title: 'Storms', body: '' } } });
    const slugs = async (query: string) => {
      const { list, meta } = await call('GET', `/api/content/published?${query}`, '');
      return [list.map(({ slug }) => slug), meta['filter_count']];
    };
    expect(await slugs('q=rain')).toEqual([['new', 'old'], 2]);
    expect(await slugs('q=rain&tag=rain')).toEqual([['new'], 1]);
    expect(await slugs('q=rain&type=news')).toEqual([[], 0]);
    expect(await slugs('q=the')).toEqual([[], 0]);
  });

  it.each(['', 'q=x&limit=11', 'q=%00', 'q=x&lang=de'])('refuses %j', async (query) => {
    const { call } = await begin();
    expect((await call('GET', `/api/content/search?${query}`, '')).status).toBe(400);
  });

  it('finds what was written before there was a search', async () => {
    const sql = await openNew();
    await migrate(
      sql,
      contentMigrations.filter(({ name }) => name < 'content/0050'),
    );
    const { query } = sql.as<ContentTables>();
    const made = { created_at: '2026-01-01', updated_at: '2026-01-01' };
    const lists = { authors: '[]', tags: '["Monsoon"]', datasets: '[]' };
    const state = { kind: 'blog', section: 'article', state: 'published', slug: 'a', revision: 1 } as const;
    await query
      .insertInto('content_articles')
      .values({ id: 'a', ...state, publish_at: '2026-01-01', ...made, ...lists })
      .execute();
    const text = { language: 'fr', title: 'Pluie', excerpt: '', lead: '', reading_minutes: 1 } as const;
    await query
      .insertInto('content_article_texts')
      .values({ article_id: 'a', ...text, body: 'Il [pleut](/p/rain) à **Goa**.' })
      .execute();
    const chart = { id: 'c', vis_id: 'c', owner_id: 'ada', visibility: 'public', title: 'Goa' };
    const rest = { folded_title: '', folded_notes: '', digest: 'd', own_bytes: 0, spec: '{}', by_team: 1 };
    await query
      .insertInto('content_visualisations')
      .values({ ...chart, ...rest, ...made } as never)
      .execute();
    const { call } = await openTestContent(sql);
    for (const [word, articles, charts] of [
      ['monsoon', 1, 0],
      ['pleut', 1, 0],
      ['goa', 1, 1],
    ] as const) {
      const { data } = JSON.parse((await call('GET', `/api/content/search?q=${word}`, '')).text);
      expect([data.articles.length, data.charts.length]).toEqual([articles, charts]);
    }
  });
});
