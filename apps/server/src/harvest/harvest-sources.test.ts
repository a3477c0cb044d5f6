import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openCkan, openSources, packageOf } from './harvest-sources-testing.ts';

describeStores('a source that refreshes itself', (open) => {
  /** A source of the organisation `roads` at a small CKAN. */
  async function openSource(count: number, settings: object = {}) {
    const ckan = await openCkan(count);
    const sources = await openSources(await open());
    const given = { url: ckan.address, owner_org: 'roads', schedule: 'daily', ...settings };
    const { status, result } = await sources.ask('harvest_source_create', given);
    expect([status, result]).toEqual([200, expect.objectContaining({ url: ckan.address, failures: 0 })]);
    const id: string = result.id;
    const show = async () => (await sources.ask('harvest_source_show', { id })).result;
    const dataset = async (name: string) =>
      (await sources.ask('package_show', { id: name }, 'administrator')).result;
    return { ...sources, ckan, id, show, dataset };
  }

  it('creates, follows and loses what its source does, day by day', async () => {
    const { ckan, id, turn, pass, lastRun, show, dataset } = await openSource(3);
    await turn();
    expect(await lastRun(id)).toMatchObject({
      state: 'done',
      by_hand: false,
      recovered: false,
      created: 3,
      failed: 0,
      changes: [0, 1, 2].map((number) => ({ kind: 'created', title: `Road ${number}` })),
    });
    expect(await dataset('road-1')).toMatchObject({ organization: { name: 'roads' }, state: 'active' });
    expect(await show()).toMatchObject({ datasets: 3, next_run_at: '2026-01-02T08:00:00.000Z' });
    const { asked } = ckan;
    pass(23);
    await turn();
    expect(ckan.asked).toBe(asked);
    ckan.packages = [packageOf(0), packageOf(1, { title: 'Lane 1' }), packageOf(7)];
    pass(1);
    await turn();
    const second = await lastRun(id);
    expect(second).toMatchObject({ created: 1, updated: 1, unchanged: 1, vanished: 1, deleted: 0 });
    expect(second.changes).toEqual([
      { kind: 'updated', id: (await dataset('road-1')).id, title: 'Lane 1' },
      { kind: 'created', id: (await dataset('road-7')).id, title: 'Road 7' },
      { kind: 'vanished', id: (await dataset('road-2')).id, title: 'Road 2' },
    ]);
  });

  it('that fails half-way says why, is tried again ever later, and recovers', async () => {
    const { ckan, id, turn, pass, lastRun, show, ask } = await openSource(30);
    ckan.before = async (start) => (start > 0 ? 500 : undefined);
    await turn();
    expect(await lastRun(id)).toMatchObject({
      state: 'failed',
      created: 20,
      error: { code: 'answered', params: { status: 500 } },
    });
    expect(await show()).toMatchObject({
      failures: 1,
      next_run_at: '2026-01-01T09:00:00.000Z',
      datasets: 20,
    });
    pass(1);
    await turn();
    expect(await show()).toMatchObject({ failures: 2, next_run_at: '2026-01-01T11:00:00.000Z' });
    ckan.before = async () => undefined;
    pass(2);
    await turn();
    expect(await lastRun(id)).toMatchObject({
      state: 'done',
      recovered: true,
      created: 10,
      unchanged: 20,
      error: null,
    });
    expect(await show()).toMatchObject({ failures: 0, next_run_at: '2026-01-02T11:00:00.000Z' });
    expect((await ask('harvest_run_list', { id })).result).toMatchObject({ count: 3 });
  });

  it('that fails is a task of admins of its organisation, until it is paused or read again', async () => {
    const { ckan, id, turn, pass, show, ask } = await openSource(3);
    const waiting = async (as: string) => {
      const { groups } = (await ask('desk_task_list', { kind: 'harvest_failed' }, as)).result;
      return groups.flatMap(({ tasks }: { tasks: object[] }) => tasks);
    };
    expect(await waiting('ada')).toEqual([]);
    ckan.before = async () => 500;
    await turn();
    const { title } = await show();
    const task = { about: { id, title }, organization: { name: 'roads' }, dataset: null };
    expect(await waiting('ada')).toMatchObject([task]);
    for (const as of ['ed', 'bea', '']) expect(await waiting(as)).toEqual([]);
    await ask('harvest_source_update', { id, paused: true });
    expect(await waiting('ada')).toEqual([]);
    await ask('harvest_source_update', { id, paused: false });
    expect(await waiting('ada')).toMatchObject([task]);
    ckan.before = async () => undefined;
    pass(2);
    await turn();
    expect(await waiting('ada')).toEqual([]);
  });

  it('ends its run when somebody stops it, and keeps what it has written', async () => {
    const { ckan, id, one, turn, pass, lastRun, show, ask } = await openSource(30, { schedule: 'manual' });
    await turn();
    expect((await show()).last_run).toBeNull();
    expect((await ask('harvest_source_stop', { id })).status).toBe(409);
    expect((await ask('harvest_source_run', { id })).result).toMatchObject({
      state: 'waiting',
      by_hand: true,
    });
    const reached = Promise.withResolvers<void>();
    const goesOn = Promise.withResolvers<void>();
    ckan.before = async (start) => {
      if (start > 0) {
        reached.resolve();
        await goesOn.promise;
      }
      return undefined;
    };
    await one.runner.tick();
    await reached.promise;
    expect((await show()).last_run).toMatchObject({ state: 'running', phase: 'datasets', created: 20 });
    expect((await ask('harvest_source_run', { id })).status).toBe(409);
    expect((await ask('harvest_source_stop', { id })).result).toMatchObject({ stop_asked: true });
    await one.runner.tick();
    await one.runner.settled();
    goesOn.resolve();
    expect(await lastRun(id)).toMatchObject({ state: 'stopped', created: 20, error: null });
    expect(await show()).toMatchObject({ failures: 0, next_run_at: null, datasets: 20 });
    ckan.before = async () => undefined;
    pass(1);
    await ask('harvest_source_run', { id });
    await turn();
    expect(await lastRun(id)).toMatchObject({ state: 'done', created: 10, unchanged: 20 });
  });

  it('is run once, however many processes there are', async () => {
    const { ckan, id, one, openProcess, turn, ask } = await openSource(3);
    const other = openProcess();
    await Promise.all([turn(one), turn(other)]);
    expect((await ask('harvest_run_list', { id })).result).toMatchObject({
      count: 1,
      runs: [{ created: 3 }],
    });
    expect(ckan.asked).toBe(1);
  });

  it('is gone on with by another process where one has ended', async () => {
    const { ckan, id, one, openProcess, turn, pass, lastRun } = await openSource(30);
    const reached = Promise.withResolvers<void>();
    const goesOn = Promise.withResolvers<void>();
    const starts: number[] = [];
    ckan.before = async (start) => {
      starts.push(start);
      if (starts.length !== 2) return undefined;
      reached.resolve();
      await goesOn.promise;
      return undefined;
    };
    await one.runner.tick();
    await reached.promise;
    const other = openProcess();
    await turn(other);
    expect(starts).toEqual([0, 19]);
    // The first says no more that it lives, and is still there when its answer comes at last.
    pass(1);
    await turn(other);
    goesOn.resolve();
    await one.runner.settled();
    expect(starts).toEqual([0, 19, 19]);
    expect(await lastRun(id)).toMatchObject({ state: 'done', resumed: true, created: 30, unchanged: 0 });
  });

  it('is let go by a process that closes', async () => {
    const { ckan, id, one, openProcess, turn, lastRun } = await openSource(30);
    const reached = Promise.withResolvers<void>();
    ckan.before = async (start) => {
      if (start === 0 || ckan.asked !== 2) return undefined;
      reached.resolve();
      return new Promise((resolve) => setImmediate(() => resolve(undefined)));
    };
    await one.runner.tick();
    await reached.promise;
    await one.runner.close();
    await turn(openProcess());
    expect(await lastRun(id)).toMatchObject({ state: 'done', created: 30 });
  });

  it('is seen and touched by admins of its organisation alone', async () => {
    const { id, ask, ckan, dataset, turn } = await openSource(1);
    await turn();
    const run = (await ask('harvest_run_list', { id })).result.runs[0].id;
    const calls: [string, object][] = [
      ['harvest_source_show', { id }],
      ['harvest_source_update', { id, paused: true }],
      ['harvest_source_delete', { id, datasets: 'delete' }],
      ['harvest_source_run', { id }],
      ['harvest_source_stop', { id }],
      ['harvest_run_list', { id }],
      ['harvest_run_show', { id: run }],
    ];
    for (const as of ['', 'ed', 'bea']) {
      for (const [action, input] of calls)
        expect([action, (await ask(action, input, as)).status]).toEqual([action, 404]);
      expect((await ask('harvest_source_list', {}, as)).result).toEqual({ count: 0, sources: [] });
      const given = { url: `${ckan.address}/x`, owner_org: 'roads' };
      expect((await ask('harvest_source_create', given, as)).status).toBe(403);
    }
    for (const as of ['ada', 'administrator']) {
      expect((await ask('harvest_source_list', { organization: 'roads' }, as)).result.count).toBe(1);
    }
    expect(await dataset('road-0')).toMatchObject({ state: 'active' });
  });

  it('writes no dataset that is another organisation’s by now, and none of the organisation that reads the same', async () => {
    const { id, ask, ckan, dataset, turn, pass, lastRun } = await openSource(2);
    await turn();
    const moved = { id: 'road-1', organization_id: 'parks' };
    expect((await ask('package_owner_org_update', moved, 'administrator')).status).toBe(200);
    ckan.packages = [packageOf(0, { title: 'Anew' }), packageOf(1, { title: 'Anew' })];
    pass(24);
    await turn();
    expect(await lastRun(id)).toMatchObject({
      updated: 1,
      failed: 1,
      failures: [{ place: expect.stringContaining('road-1'), dataset: (await dataset('road-1')).id }],
    });
    expect(await dataset('road-1')).toMatchObject({ title: 'Road 1', organization: { name: 'parks' } });
    await ask('harvest_source_create', { url: ckan.address, owner_org: 'parks' }, 'bea');
    await turn();
    expect(await dataset('road-0')).toMatchObject({ organization: { name: 'roads' } });
    const ofParks = { q: 'organization:parks', rows: 0 };
    expect((await ask('package_search', ofParks, 'administrator')).result.count).toBe(3);
    const deleted = await ask('harvest_source_delete', { id, datasets: 'delete' });
    expect(deleted.result).toEqual({ datasets: 1 });
    expect(await dataset('road-0')).toMatchObject({ state: 'deleted' });
    expect(await dataset('road-1')).toMatchObject({ state: 'active' });
    expect((await ask('harvest_source_show', { id })).status).toBe(404);
  });

  it('brings drafts where its organisation wants a second pair of eyes, and corrects what is public', async () => {
    const { ask, ckan, dataset, turn, pass } = await openSource(1);
    await turn();
    await ask('organization_patch', { id: 'roads', requires_review: true });
    ckan.packages = [packageOf(0, { title: 'Anew' }), packageOf(1)];
    pass(24);
    await turn();
    expect(await dataset('road-0')).toMatchObject({ title: 'Anew', state: 'active' });
    expect(await dataset('road-1')).toMatchObject({ state: 'draft' });
  });

  it('deletes what is gone where that is wanted, but never most of it at once, and brings it back', async () => {
    const { ckan, id, dataset, turn, pass, lastRun } = await openSource(16, { prune: true });
    await turn();
    const all = ckan.packages;
    ckan.packages = all.slice(0, 4);
    pass(24);
    await turn();
    expect(await lastRun(id)).toMatchObject({ vanished: 12, deleted: 0, spared: 'most' });
    ckan.packages = all.slice(0, 15);
    pass(24);
    await turn();
    expect(await lastRun(id)).toMatchObject({ vanished: 1, deleted: 1, spared: null });
    expect(await dataset('road-15')).toMatchObject({ state: 'deleted' });
    ckan.packages = all;
    pass(24);
    await turn();
    expect(await dataset('road-15')).toMatchObject({ state: 'active' });
  });

  it('is changed by who has seen it as it is, pauses, and refuses what is no address', async () => {
    const { id, ask, ckan, turn, pass, show, dataset } = await openSource(1, { paused: true });
    await turn();
    expect(await show()).toMatchObject({ last_run: null, title: new URL(ckan.address).host });
    const { modified_at: if_revision } = await show();
    pass(1);
    const change = { id, if_revision, title: 'Their roads', schedule: 'monthly', paused: false };
    expect((await ask('harvest_source_update', change)).result).toMatchObject({
      title: 'Their roads',
      paused: false,
      next_run_at: '2026-02-01T09:00:00.000Z',
    });
    expect((await ask('harvest_source_update', change)).status).toBe(409);
    for (const url of ['roads', 'ftp://example.org', 'https://ada:secret@example.org']) {
      const { status, result } = await ask('harvest_source_update', { id, url });
      expect([status, Object.keys(result)]).toEqual([409, expect.arrayContaining(['url'])]);
    }
    const again = { url: ckan.address, owner_org: 'roads' };
    expect((await ask('harvest_source_create', again)).status).toBe(409);
    expect((await dataset('road-0')).message).toContain('Not found');
  });
});
