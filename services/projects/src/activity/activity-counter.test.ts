import { migrate, type Sql } from '@gazetteer/kernel';
import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import type { ProjectRecord } from '../model/ports.ts';
import type { ProjectTables } from '../model/tables.ts';
import { projectMigrations } from '../project-migrations.ts';
import { createActivityCounter } from './activity-counter.ts';
import { addCounts, deleteCounts, deleteCountsBefore, firstHour, sumCounts } from './activity.store.ts';

const NOW = '2026-11-20T10:30:00.000Z';
const today = { from: '2026-11-20T00', to: '2026-11-20T23' };

describeStores('activity in projects', (open) => {
  const opened = async () => {
    const sql = await open();
    await migrate(sql, projectMigrations);
    return sql.as<ProjectTables>();
  };
  const projects = new Set(['p', 'q']);
  /** A process that counts at a time. */
  const processAt = (sql: Sql<ProjectTables>, now = NOW) =>
    createActivityCounter({
      sql,
      clock: () => new Date(now),
      log: { error: () => undefined },
      directory: {
        lock: async () => undefined,
        find: async (id) => (projects.has(id) ? ({ id } as ProjectRecord) : undefined),
      },
    });
  const days = (sql: Sql<ProjectTables>, id = 'p') => sumCounts(sql, id, { ...today, step: 'day' });

  it('is counted exactly by several processes that write at once', async () => {
    const sql = await opened();
    const processes = [processAt(sql), processAt(sql)];
    for (let round = 0; round < 20; round++) {
      for (const one of processes) for (let times = 0; times < 5; times++) one.count('p', 'permission_check');
      await Promise.all(processes.map((one) => one.flush()));
    }
    processes[0]?.count('q', 'token');
    await processes[0]?.flush();
    expect(await days(sql)).toEqual([{ at: '2026-11-20', kind: 'permission_check', count: 200 }]);
    expect(await days(sql, 'q')).toEqual([{ at: '2026-11-20', kind: 'token', count: 1 }]);
  });

  it('is told by hour and by day, within a span', async () => {
    const sql = await opened();
    for (const hour of ['2026-11-19T23', '2026-11-20T10', '2026-11-20T23', '2026-11-21T00']) {
      await addCounts(sql, [
        { project_id: 'p', hour, kind: 'sign_in', count: 2 },
        { project_id: 'p', hour, kind: 'sign_up', count: 1 },
      ]);
    }
    const byKind = (one: { kind: string }, other: { kind: string }) => one.kind.localeCompare(other.kind);
    expect((await days(sql)).toSorted(byKind)).toEqual([
      { at: '2026-11-20', kind: 'sign_in', count: 4 },
      { at: '2026-11-20', kind: 'sign_up', count: 2 },
    ]);
    const hours = await sumCounts(sql, 'p', { ...today, step: 'hour' });
    expect(hours.map(({ at, kind, count }) => `${at} ${kind} ${count}`).toSorted()).toEqual([
      '2026-11-20T10 sign_in 2',
      '2026-11-20T10 sign_up 1',
      '2026-11-20T23 sign_in 2',
      '2026-11-20T23 sign_up 1',
    ]);
    expect(await firstHour(sql)).toBe('2026-11-19T23');
    await deleteCountsBefore(sql, '2026-11-20T10');
    expect(await firstHour(sql)).toBe('2026-11-20T10');
  });

  it('waits where it cannot be written, and is written once', async () => {
    const sql = await opened();
    let isBroken = true;
    const broken = new Proxy(sql, {
      get: (target, name: keyof typeof sql) => {
        if (name === 'transaction' && isBroken) return () => Promise.reject(new Error('the store is full'));
        return target[name];
      },
    });
    const counter = processAt(broken);
    counter.count('p', 'message');
    counter.count('q', 'message');
    await expect(counter.flush()).rejects.toThrow('full');
    counter.count('p', 'message');
    isBroken = false;
    await counter.flush();
    await counter.flush();
    expect((await days(sql)).map(({ count }) => count)).toEqual([2]);
    expect((await days(sql, 'q')).map(({ count }) => count)).toEqual([1]);
  });

  it('is not written of a project that is gone, and goes with one', async () => {
    const sql = await opened();
    const counter = processAt(sql);
    counter.count('purged', 'sign_in');
    counter.count('p', 'sign_in');
    counter.count('q', 'sign_in');
    await counter.flush();
    await deleteCounts(sql, 'p');
    expect(await Promise.all(['purged', 'p', 'q'].map(async (id) => (await days(sql, id)).length))).toEqual([
      0, 0, 1,
    ]);
  });
});
