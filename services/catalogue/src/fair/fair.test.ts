import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { createDataset, openCatalogue } from '../catalogue.fixture.ts';
import { composeSite } from '../metadata/record/site-description.ts';
import type { CatalogueTables } from '../model/catalogue-tables.ts';
import type { FairTables } from './fair.store.ts';
import { scoreUnscored } from './save-score.ts';

const good = {
  name: 'births',
  notes: 'Births by district',
  tags: [{ name: 'vital' }],
  sector: ['Health'],
  license_id: 'CC-BY-4.0',
  maintainer: 'Ada',
  maintainer_email: 'ada@example.org',
  source_name: 'Registrar',
  methodology: 'Counted.',
  resources: [
    {
      url: '/f.csv',
      format: 'CSV',
      size: 4,
      granularity: 'District',
      frequency: 'Yearly',
      years_covered: '2001',
    },
  ],
};

describeStores('the FAIR score', (open) => {
  it('says of a dataset what is met and what to do about the rest', async () => {
    const test = await openCatalogue(open);
    await createDataset(test, good);
    const { result } = await test.get('dataset_fair_show', { id: 'births' });
    expect(result).toMatchObject({ name: 'births', score: 400, most: 405, band: 'excellent' });
    expect(result.dimensions).toContainEqual({ id: 'findability', points: 100, most: 100 });
    const missing = result.criteria.filter((criterion: { met: boolean }) => !criterion.met);
    expect(missing).toEqual([
      expect.objectContaining({ id: 'units', dimension: 'context', points: 5, advice: expect.any(String) }),
    ]);
  });

  it('is listed for all public datasets, the worst first, with means that follow every change', async () => {
    const test = await openCatalogue(open);
    await test.post('organization_create', { name: 'weather-office', title: 'Weather Office' });
    await createDataset(test, good);
    await createDataset(test, { name: 'deaths' });
    await test.post('package_create', { name: 'rain', owner_org: 'weather-office' });
    await createDataset(test, { name: 'plans', private: true });
    const list = async (input = {}) => (await test.get('dataset_fair_list', input)).result;
    const all = await list();
    expect(all).toMatchObject({ count: 3, mean: 133.3 });
    expect(all.results.map(({ score }: { score: number }) => score)).toEqual([0, 0, 400]);
    expect(all.results[0].missing).toContain('license');
    expect(all.organizations).toMatchObject([
      { name: 'health-board', datasets: 2, mean: 200 },
      { name: 'weather-office', datasets: 1, mean: 0 },
    ]);
    expect((await list({ sort: 'score desc', limit: '1' })).results).toMatchObject([{ name: 'births' }]);
    expect((await list({ offset: '2' })).results).toHaveLength(1);
    expect(await list({ organization: 'weather-office' })).toMatchObject({ count: 1, mean: 0 });
    await test.post('package_patch', { id: 'deaths', license_id: 'CC-BY-4.0' });
    await test.post('package_patch', { id: 'rain', private: true });
    await test.post('dataset_purge', { id: 'births' });
    expect(await list()).toMatchObject({
      count: 1,
      mean: 45,
      results: [{ name: 'deaths', score: 45 }],
      organizations: [{ name: 'health-board', mean: 45 }],
    });
  });

  it('is kept from strangers with a private dataset, and given to its members', async () => {
    const test = await openCatalogue(open);
    await createDataset(test, { name: 'plans', private: true });
    expect((await test.get('dataset_fair_show', { id: 'plans' })).status).toBe(403);
    expect((await test.get('dataset_fair_show', { id: 'plans' }, 'mo')).result).toMatchObject({ score: 0 });
    expect((await test.get('dataset_fair_list', { organization: 'none' })).status).toBe(404);
    expect((await test.get('dataset_fair_list', { sort: 'name' })).error.sort).toBeDefined();
  });

  it('is made up for datasets that were there before there were scores', async () => {
    let sql: Awaited<ReturnType<typeof open>> | undefined;
    const test = await openCatalogue(async () => (sql = await open()));
    await createDataset(test, good);
    await createDataset(test, { name: 'plans', private: true });
    const store = sql?.as<FairTables & CatalogueTables>();
    if (!store) throw new Error('The store is open');
    await store.query.deleteFrom('catalogue_fair_scores').execute();
    await store.query.deleteFrom('catalogue_fair_totals').execute();
    const keeping = {
      sql: store.as<CatalogueTables>(),
      site: composeSite('http://portal.test', 'Portal'),
      tables: { drop: async () => {}, describe: async () => new Map() },
    };
    const scored = () => scoreUnscored(keeping, new AbortController().signal);
    expect([await scored(), await scored()]).toEqual([1, 0]);
    expect((await test.get('dataset_fair_list')).result).toMatchObject({ count: 1, mean: 400 });
  });
});
