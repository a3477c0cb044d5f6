import { describeStores } from '@gazetteer/testing';
import type { Sql } from '@gazetteer/kernel';
import { expect, it } from 'vitest';
import { createDataset, openCatalogue } from '../catalogue.fixture.ts';
import { createUseCounter, type UseCounter } from './use-counter.ts';

/** One of the processes that count, on a day. */
function processOn(sql: Sql, day: string): UseCounter {
  return createUseCounter({
    sql,
    clock: () => new Date(`${day}T12:00:00Z`),
    log: { error: (fault: unknown) => expect.unreachable(JSON.stringify(fault)) },
  });
}

const week = Array.from({ length: 7 }, (_, index) => `2025-12-0${index + 1}`);

describeStores('figures of datasets', (open) => {
  it('count a made-up week of several processes right, by whatever a dataset is called', async () => {
    const sql = await open();
    const catalogue = await openCatalogue(async () => sql);
    const { id, resources } = await createDataset(catalogue, { resources: [{ name: 'Births' }] });
    const deaths = await createDataset(catalogue, { name: 'deaths', title: 'Deaths' });
    const { id: resource, sku } = resources[0];
    for (const [index, day] of week.entries()) {
      const processes = [processOn(sql, day), processOn(sql, day)];
      for (const one of processes) {
        for (let visit = 0; visit <= index; visit += 1) one.count({ kind: 'view', dataset: 'births' });
        one.count({ kind: 'view', dataset: id });
        one.count({ kind: 'download', resource });
        one.count({ kind: 'api_call', resource: sku });
        one.count({ kind: 'chart', dataset: id });
        one.count({ kind: 'api_call', dataset: 'nothing of that name' });
        one.count({ kind: 'download', resource: 'nor of that' });
      }
      await Promise.all(processes.map((one) => one.flush()));
    }
    await processOn(sql, '2025-12-02').flush();
    const span = { from: '2025-12-01', to: '2025-12-07' };
    const { result } = await catalogue.get('dataset_figures', { id: 'births', ...span }, 'ada');
    expect(result.days.map(({ view }: { view: number }) => view)).toEqual([4, 6, 8, 10, 12, 14, 16]);
    expect(result).toMatchObject({
      ...span,
      since: '2025-12-01',
      totals: { view: 70, download: 14, api_call: 14, chart: 14 },
    });
    const three = { id: 'births', from: '2025-12-06', to: '2025-12-08' };
    const part = (await catalogue.get('dataset_figures', three, 'ada')).result;
    expect(part.days).toEqual([
      { day: '2025-12-06', view: 14, download: 2, api_call: 2, chart: 2 },
      { day: '2025-12-07', view: 16, download: 2, api_call: 2, chart: 2 },
      { day: '2025-12-08', view: 0, download: 0, api_call: 0, chart: 0 },
    ]);
    const all = (await catalogue.get('organization_figures', { id: 'health-board', ...span }, 'ada')).result;
    expect(all.datasets).toEqual([
      { id, name: 'births', title: 'Births', view: 70, download: 14, api_call: 14, chart: 14 },
      { id: deaths.id, name: 'deaths', title: 'Deaths', view: 0, download: 0, api_call: 0, chart: 0 },
    ]);
    const next = { id: 'health-board', ...span, limit: '1', offset: '1' };
    const page = (await catalogue.get('organization_figures', next, 'ada')).result;
    expect(page.datasets.map(({ name }: { name: string }) => name)).toEqual(['deaths']);
  });

  it('are of what everybody may see', async () => {
    const sql = await open();
    const catalogue = await openCatalogue(async () => sql);
    const { resources } = await createDataset(catalogue, { state: 'draft', resources: [{ name: 'Births' }] });
    const counter = processOn(sql, '2025-12-01');
    counter.count({ kind: 'view', dataset: 'births' });
    counter.count({ kind: 'download', resource: resources[0].id });
    await counter.flush();
    const asked = { id: 'births', from: '2025-12-01', to: '2025-12-01' };
    const { result } = await catalogue.get('dataset_figures', asked, 'ada');
    expect(result).toMatchObject({ since: null, totals: { view: 0, download: 0, api_call: 0 } });
  });

  it('are told to those who edit, and go with the dataset', async () => {
    const sql = await open();
    const catalogue = await openCatalogue(async () => sql);
    await createDataset(catalogue);
    const counter = processOn(sql, '2025-12-01');
    counter.count({ kind: 'view', dataset: 'births' });
    await counter.flush();
    for (const as of ['', 'mo']) {
      expect((await catalogue.get('dataset_figures', { id: 'births' }, as)).status).toBe(403);
      expect((await catalogue.get('organization_figures', { id: 'health-board' }, as)).status).toBe(403);
    }
    expect((await catalogue.get('organization_figures', { id: 'nowhere' }, 'ada')).status).toBe(404);
    await catalogue.post('dataset_purge', { id: 'births' });
    const { result } = await catalogue.get('organization_figures', { id: 'health-board' }, 'ada');
    expect(result).toMatchObject({ since: null, datasets: [] });
  });

  it('are refused for spans that are none, naming the field', async () => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue);
    for (const [span, field] of [
      [{ from: '2025-12-02', to: '2025-12-01' }, 'from'],
      [{ from: '2020-01-01', to: '2025-12-01' }, 'from'],
      [{ from: '2025-02-30' }, 'from'],
      [{ to: '2025-13-01' }, 'to'],
      [{ to: 'soon' }, 'to'],
    ] as const) {
      const { status, error } = await catalogue.get('dataset_figures', { id: 'births', ...span }, 'ada');
      expect([span, status, Object.keys(error)]).toEqual([span, 409, expect.arrayContaining([field])]);
    }
  });

  it('wait where the store takes nothing, and are written once', async () => {
    const sql = await open();
    const catalogue = await openCatalogue(async () => sql);
    await createDataset(catalogue);
    let isBroken = true;
    const broken: Sql = new Proxy(sql, {
      get: (target, name: keyof Sql) => {
        if (name === 'query' && isBroken) throw new Error('the store is full');
        if (name === 'as') return () => broken;
        return target[name];
      },
    });
    const counter = processOn(broken, '2025-12-01');
    counter.count({ kind: 'view', dataset: 'births' });
    await expect(counter.flush()).rejects.toThrow('full');
    counter.count({ kind: 'view', dataset: 'births' });
    isBroken = false;
    await counter.flush();
    await counter.flush();
    const asked = { id: 'births', from: '2025-12-01', to: '2025-12-01' };
    expect((await catalogue.get('dataset_figures', asked, 'ada')).result.totals.view).toBe(2);
  });
});
