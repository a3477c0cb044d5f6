import { migrate, StoreFailure } from '@gazetteer/kernel';
import type { SiteSettings } from '@gazetteer/site';
import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { siteInForce } from './site-in-force.ts';
import { siteValueMigrations } from './site-value.migrations.ts';
import { removeSiteValue, saveSiteValue, type SiteValueTables } from './site-value.store.ts';

const file = { name: 'Portal', languages: ['en'] } as unknown as SiteSettings;
const decided = { changed_at: '2026-11-24T10:00:00Z', changed_by: 'ada' };

describeStores('the site in force', (open) => {
  const setUp = async () => {
    const store = await open();
    await migrate(store, siteValueMigrations);
    return { store, sql: store.as<SiteValueTables>() };
  };

  it('is what the file says, with what was decided in its place, in every process', async () => {
    const { store, sql } = await setUp();
    const [one, other] = [siteInForce(store, file), siteInForce(store, file)];
    expect(await one.read()).toEqual(file);
    await saveSiteValue(sql, { name: 'name', value: '"Data"', ...decided });
    await saveSiteValue(sql, { name: 'name', value: '"Open data"', ...decided });
    for (const site of [one, other]) expect(await site.read()).toEqual({ ...file, name: 'Open data' });
    expect(await removeSiteValue(sql, 'name')).toBe(true);
    expect(await removeSiteValue(sql, 'name')).toBe(false);
    expect(await one.read()).toEqual(file);
  });

  it('stays closed by its file, whatever was decided', async () => {
    const { store, sql } = await setUp();
    const maintenance = { until: '2030-01-02T06:00:00Z' };
    const site = siteInForce(store, { ...file, maintenance });
    await saveSiteValue(sql, { name: 'maintenance', value: '{"until":"2029-01-01T00:00:00Z"}', ...decided });
    expect((await site.read()).maintenance).toEqual(maintenance);
  });

  it('is what was known last while the store is away', async () => {
    const { store, sql } = await setUp();
    let isAway = false;
    const flaky = new Proxy(store, {
      get: (target, name) => {
        if (name === 'as') return () => flaky;
        if (name === 'read' && isAway) {
          return () => Promise.reject(new StoreFailure('sql', 'away', new Error('gone')));
        }
        return Reflect.get(target, name) as unknown;
      },
    });
    const site = siteInForce(flaky, file);
    await saveSiteValue(sql, { name: 'name', value: '"Data"', ...decided });
    expect((await site.read()).name).toBe('Data');
    isAway = true;
    expect((await site.read()).name).toBe('Data');
  });
});
