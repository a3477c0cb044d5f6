import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { barChart, openTestContent, ownChart, type TestRecord } from '../content-testing.ts';

const GALLERY = '/api/content/gallery';

describeStores('the gallery of public charts', (open) => {
  const begin = async () => {
    const content = await openTestContent(await open());
    const find = async (query = '') => {
      const answer = await content.call('GET', `${GALLERY}?${query}`, '');
      if (answer.status !== 200) throw new Error(answer.text);
      return { titles: answer.list.map(({ title }) => title), ...answer };
    };
    const show = (title: string, more: object = {}): Promise<TestRecord> =>
      content.save('ada', { title, visibility: 'public', ...more });
    return { ...content, find, show };
  };

  it('has what is public, the newest first, and says whose it is and of what', async () => {
    const { find, show, save } = await begin();
    const { visID } = await show('Rain');
    await show('Mine', { visJSON: ownChart() });
    await save('ada', { title: 'By link' });
    await save('ada', { title: 'Private', visibility: 'private' });
    const { titles, list, meta } = await find();
    expect(titles).toEqual(['Mine', 'Rain']);
    expect(list[1]).toMatchObject({
      visID,
      mark: 'bar',
      maker: { name: 'Grace <b>' },
      dataset: { name: 'weather', title: 'The weather <dataset>' },
    });
    expect(list[0]).toMatchObject({ dataset: null });
    expect(list[0]).not.toHaveProperty('visJSON');
    expect(meta).toMatchObject({ count: 2, sectors: [{ name: 'weather sector', count: 1 }] });
  });

  it('finds charts by words of title, dataset and maker, whatever their case and accents', async () => {
    const { find, show } = await begin();
    await show('Pluies d’été');
    await show('Mine', { visJSON: ownChart() });
    expect((await find('q=ETE')).titles).toEqual(['Pluies d’été']);
    expect((await find('q=the+Weather')).titles).toEqual(['Pluies d’été']);
    expect((await find('q=grace')).titles).toHaveLength(2);
    expect((await find('q=grace+mine')).titles).toEqual(['Mine']);
    expect((await find(`q=${encodeURIComponent("%' or 1=1 --")}`)).titles).toEqual([]);
  });

  it('takes datasets, sectors, marks and pages', async () => {
    const { find, show } = await begin();
    await show('Bars');
    await show('Lines', { visJSON: barChart({ mark: 'line' }) });
    await show('Mine', { visJSON: ownChart() });
    expect((await find('mark=line')).titles).toEqual(['Lines']);
    expect((await find('dataset=weather')).titles).toEqual(['Lines', 'Bars']);
    expect((await find('dataset=plans')).titles).toEqual([]);
    expect((await find('sector=weather+sector&mark=bar')).titles).toEqual(['Bars']);
    const { titles, meta } = await find('limit=1&offset=1');
    expect([titles, meta['count']]).toEqual([['Lines'], 3]);
    expect(meta['marks']).toEqual([
      { name: 'bar', count: 2 },
      { name: 'line', count: 1 },
    ]);
  });

  it('follows a chart that is drawn another way', async () => {
    const { find, show, call } = await begin();
    const { id } = await show('Rain');
    await call('PATCH', `/api/content/items/visualisations/${id}`, 'ada', {
      visJSON: barChart({ mark: 'line' }),
    });
    expect((await find('mark=line')).titles).toEqual(['Rain']);
  });

  it('has nothing of data that not everybody may see, whoever asks', async () => {
    const { find, show, tables, call } = await begin();
    await show('Secret', { visJSON: barChart({ source: { kind: 'table', resource_id: 'secret' } }) });
    const merge = { left: { resource_id: 'rain' }, right: { resource_id: 'snow' } };
    await show('Rain and snow', { visJSON: barChart({ source: { kind: 'merge', merge } }) });
    expect((await find()).titles).toEqual(['Rain and snow']);
    expect((await call('GET', GALLERY, 'ada')).list).toHaveLength(1);
    tables.set('snow', { packageId: 'other', isPrivate: true, version: 1, members: [] });
    const { titles, meta } = await find();
    expect([titles, meta['count']]).toEqual([[], 0]);
  });

  it('has charts of visitors as the site says, and can be of the team alone', async () => {
    const { find, show, save, listVisitorCharts } = await begin();
    await show('Of a visitor');
    await save('eve', { title: 'Of the team', visibility: 'public' });
    expect((await find('team=true')).titles).toEqual(['Of the team']);
    listVisitorCharts('approved');
    const { titles, meta } = await find();
    expect([titles, meta['count']]).toEqual([['Of the team'], 1]);
    expect((await find('q=grace+visitor')).titles).toEqual([]);
  });

  it('has nothing that was hidden or deleted', async () => {
    const { find, show, call } = await begin();
    const hidden = await show('Hidden');
    const deleted = await show('Deleted');
    await call('DELETE', `/api/content/public-visualisations/${hidden.id}?reason=Spam`, 'administrator');
    await call('DELETE', `/api/content/items/visualisations/${deleted.id}`, 'ada');
    expect((await find()).titles).toEqual([]);
  });

  it.each(['mark=pie', 'limit=49', 'offset=10001', 'limit=x', 'q=%00'])('refuses %s', async (query) => {
    const { call } = await begin();
    expect((await call('GET', `${GALLERY}?${query}`, '')).status).toBe(400);
  });
});
