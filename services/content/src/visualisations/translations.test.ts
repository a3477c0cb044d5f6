import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { barChart, ITEMS, openTestContent, ownChart, type TestContent } from '../content-testing.ts';

const french = { title: 'Rain', language: 'en', title_translated: { fr: 'Pluie' } };

describeStores('charts in several languages', (open) => {
  const begin = async () => openTestContent(await open());
  const titleAt = async ({ call }: TestContent, address: string) => {
    const { text } = await call('GET', address, '');
    return /\\?"title\\?":\\?"([^"\\]*)/.exec(text)?.[1];
  };

  it('are shown in the language that is asked for, and as they were written without one', async () => {
    const content = await begin();
    const channels = {
      x: { field: 'state', label: 'State', label_translated: { fr: 'État' } },
      y: { field: 'rain', aggregate: 'sum' },
    };
    const { visID, id } = await content.save('ada', {
      ...french,
      visibility: 'public',
      notes: 'Measured',
      notes_translated: { fr: 'Mesurée' },
      visJSON: barChart({ channels }),
    });
    const read = async (query: string) => (await content.call('GET', `${ITEMS}/${id}${query}`, 'ada')).data;
    expect(await read('')).toMatchObject({
      ...french,
      notes: 'Measured',
      visJSON: { ...french, notes: 'Measured', channels: { x: { label: 'State' } } },
    });
    expect(await read('?lang=fr')).toMatchObject({
      title: 'Pluie',
      notes: 'Mesurée',
      language: 'en',
      title_translated: { fr: 'Pluie' },
      visJSON: { title: 'Pluie', notes: 'Mesurée', channels: { x: { label: 'État' } } },
    });
    const list = await content.call(
      'GET',
      `${ITEMS}?filter[packageID][_eq]=weather&lang=fr&fields=title`,
      '',
    );
    expect(list.list).toEqual([{ title: 'Pluie' }]);
    expect(await titleAt(content, `/charts/${visID}.json?lang=fr`)).toBe('Pluie');
    expect(await titleAt(content, `/charts/${visID}.json?lang=en`)).toBe('Rain');
    const { headers } = await content.call('GET', `/charts/${visID}.csv?lang=fr`, '');
    expect(headers['content-disposition']).toContain('Pluie.csv');
    const { text } = await content.call('GET', `/embed/${visID}?lang=fr`, '');
    expect(text).toContain('<h1 class="heard">Pluie</h1>');
    expect(text).toContain('>Les données weather &lt;jeu&gt;</a>');
  });

  it('are found by what they and their datasets are called in any language, in lists of every kind', async () => {
    const content = await begin();
    await content.save('ada', { ...french, visibility: 'public' });
    const charts = async (address: string) => {
      const { data, list } = await content.call('GET', `/api/content${address}`, '');
      return Array.isArray(list) ? list : (data as unknown as { charts: object[] }).charts;
    };
    const found = { title: 'Pluie', language: 'fr', dataset: { title: 'Les données weather <jeu>' } };
    expect(await charts('/gallery?q=pluie&lang=fr')).toMatchObject([found]);
    expect(await charts('/gallery?q=données&lang=fr')).toMatchObject([found]);
    expect(await charts('/search?q=pluies&lang=fr')).toMatchObject([found]);
    expect(await charts('/search?q=pluie&lang=en')).toMatchObject([{ title: 'Rain', language: 'en' }]);
    const own = await content.call('GET', `${ITEMS}?search=pluie&sort=title`, 'ada');
    expect(own.list).toMatchObject([{ title: 'Rain' }]);
  });

  it('say in which language a title is that has no translation, where they know it', async () => {
    const content = await begin();
    await content.save('ada', { visibility: 'public', language: 'en' });
    await content.save('ada', { visibility: 'public', title: 'Snow' });
    const { list } = await content.call('GET', '/api/content/gallery?lang=fr', '');
    expect(list).toMatchObject([
      { title: 'Snow', language: null },
      { title: 'Rain', language: 'en' },
    ]);
  });

  it('are chosen for the front page under their French titles', async () => {
    const content = await begin();
    const { visID } = await content.save('ada', { ...french, visibility: 'public' });
    const choice = { revision: 0, hero: visID, tiles: [], datasets: ['weather'], stories: [], sections: [] };
    const saved = await content.call('PUT', '/api/content/front-page/choice?lang=fr', 'eve', choice);
    expect(saved.data['chosen']).toMatchObject([{ title: 'Pluie' }, { title: 'Les données weather <jeu>' }]);
    const shown = await content.call('GET', '/api/content/front-page?lang=fr', '');
    expect(shown.data).toMatchObject({
      hero: { title: 'Pluie', dataset: { title: 'Les données weather <jeu>' } },
      datasets: [{ title: 'Les données weather <jeu>' }],
    });
  });

  it('stay translated when their title is changed, and lose a translation that is taken away', async () => {
    const content = await begin();
    const { id } = await content.save('ada', { ...french, notes_translated: { fr: 'Mesurée' } });
    const change = async (body: object) => (await content.call('PATCH', `${ITEMS}/${id}`, 'ada', body)).data;
    expect(await change({ title: 'Rainfall' })).toMatchObject({
      title: 'Rainfall',
      title_translated: { fr: 'Pluie' },
    });
    expect(await change({ visJSON: barChart({ title: 'Rain' }) })).toMatchObject(french);
    const without = await change({ title_translated: { fr: ' ', de: null } });
    expect(without).not.toHaveProperty('title_translated');
    expect(without).toMatchObject({ title: 'Rain', notes_translated: { fr: 'Mesurée' } });
    expect(await change({ notes_translated: null })).not.toHaveProperty('notes_translated');
  });

  it('tell by a translation that says the same in which language they are written', async () => {
    const content = await begin();
    const saved = await content.save('ada', { title_translated: { en: 'Rain', fr: 'Pluie' } });
    expect(saved).toMatchObject(french);
    expect(saved['title_translated']).toEqual({ fr: 'Pluie' });
    const named = await content.save('ada', {
      title: null,
      language: 'fr',
      title_translated: { fr: 'Pluie', en: 'Rain' },
      visJSON: barChart(),
    });
    expect(named).toMatchObject({ title: 'Pluie', language: 'fr', title_translated: { en: 'Rain' } });
  });

  it('of own rows leave the rows alone', async () => {
    const content = await begin();
    const { id } = await content.save('ada', { ...french, visJSON: ownChart([['label_translated', 1]]) });
    const { data } = await content.call('GET', `${ITEMS}/${id}?lang=fr`, 'ada');
    expect(data.visJSON).toMatchObject({ title: 'Pluie', source: { rows: [['label_translated', 1]] } });
  });

  it('have to be looked at again when a translation changes', async () => {
    const content = await begin();
    content.listVisitorCharts('approved');
    const { id, updated } = await content.save('ada', { ...french, visibility: 'public' });
    await content.call('POST', `/api/content/public-visualisations/${id}/approve`, 'eve', { updated });
    const { data } = await content.call('PATCH', `${ITEMS}/${id}`, 'ada', {
      title_translated: { fr: 'Soleil' },
    });
    expect(data).toMatchObject({ approved: false, listed: false });
  });

  it.each<[body: object, message: string]>([
    [
      { title: 'Rain', language: 'en', title_translated: { en: 'Snow' } },
      'title_translated: says something else',
    ],
    [{ title_translated: { 'fr!': 'Pluie' } }, 'title_translated: fr! is not the tag of a language'],
    [{ title_translated: { fr: 'x'.repeat(301) } }, 'title_translated: must not have more than 300'],
    [{ notes_translated: { fr: 'a\0b' } }, 'notes_translated: must not contain the character 0'],
    [{ title_translated: 'Pluie' }, 'title_translated: must be object'],
    [{ language: 'French' }, 'language: must be the tag of a language'],
  ])('are refused with what is no translation: %o', async (body, message) => {
    const { call } = await begin();
    const answer = await call('POST', ITEMS, 'ada', { visJSON: barChart(), title: 'Rain', ...body });
    expect(answer.status).toBe(400);
    expect(answer.message).toContain(message);
  });
});
