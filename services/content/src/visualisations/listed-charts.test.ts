import { migrate } from '@gazetteer/kernel';
import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { contentMigrations } from '../content-migrations.ts';
import { ITEMS, openTestContent } from '../content-testing.ts';
import type { ContentTables } from '../model/content-tables.ts';

describeStores('public charts that are listed', (open, openNew) => {
  const begin = async () => {
    const content = await openTestContent(await open());
    const listed = async (as = '') => {
      const { list } = await content.call('GET', `${ITEMS}?filter[packageID][_eq]=weather&sort=title`, as);
      return list.map(({ title }) => title);
    };
    return { ...content, listed };
  };

  it('are those of the team, and of visitors as many as the site says', async () => {
    const { save, listed, listVisitorCharts } = await begin();
    await save('ada', { title: 'of a visitor', visibility: 'public' });
    await save('eve', { title: 'of an editor', visibility: 'public' });
    for (const [which, titles] of [
      ['all', ['of a visitor', 'of an editor']],
      ['approved', ['of an editor']],
      ['none', ['of an editor']],
    ] as const) {
      listVisitorCharts(which);
      expect(await listed()).toEqual(titles);
      // The same for whoever made one: a list says what readers see.
      expect(await listed('ada')).toEqual(titles);
    }
  });

  it('leave out a chart that waits, which has its page, picture and frame', async () => {
    const { save, call, listVisitorCharts } = await begin();
    listVisitorCharts('approved');
    const { visID } = await save('ada', { visibility: 'public' });
    for (const path of [`${ITEMS}?filter[visID][_eq]=${visID}`, `/charts/${visID}.svg`, `/embed/${visID}`])
      expect((await call('GET', path, '')).status).toBe(200);
  });

  it('were approved where they were public before anybody had to look', async () => {
    const sql = await openNew();
    const before = contentMigrations.filter(({ name }) => name < 'content/0041');
    await migrate(sql, before);
    const { query } = sql.as<ContentTables>();
    for (const visibility of ['public', 'link'] as const) {
      const row = { id: visibility, vis_id: visibility, owner_id: 'ada', visibility, title: visibility };
      const texts = { folded_title: '', folded_notes: '', digest: 'd', own_bytes: 0, spec: '{}' };
      const times = { created_at: '2026-01-01', updated_at: '2026-01-02' };
      await query
        .insertInto('content_visualisations')
        .values({ ...row, ...texts, ...times, package_id: 'weather' } as never)
        .execute();
    }
    const { call, listVisitorCharts } = await openTestContent(sql);
    listVisitorCharts('approved');
    await query.updateTable('content_visualisations').set({ visibility: 'public' }).execute();
    const { list } = await call('GET', `${ITEMS}?filter[packageID][_eq]=weather&fields=title`, '');
    expect(list).toEqual([{ title: 'public' }]);
  });
});
