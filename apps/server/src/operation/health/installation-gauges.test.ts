import type { IdentityContext } from '@gazetteer/identity';
import { migrate, type Sql } from '@gazetteer/kernel';
import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { applicationMigrations } from '../../application-migrations.ts';
import { noteBackup } from '../last-backup/last-backup.store.ts';
import { installationGauges } from './installation-gauges.ts';

const NOW = new Date('2026-11-20T10:00:00.000Z');

async function openGauges(sql: Sql) {
  await migrate(sql, applicationMigrations);
  const identity: Pick<IdentityContext, 'sql' | 'clock'> = { sql: sql.as(), clock: () => NOW };
  const gauges = installationGauges({ sql, identity, settings: { DATA_DIR: '/tmp' }, checks: {} });
  return (name: string) => gauges.find((gauge) => gauge.name === `gazetteer_${name}`)?.read();
}

async function insert(sql: Sql, table: string, row: Record<string, string | number | null>): Promise<void> {
  await sql.as<Record<string, typeof row>>().query.insertInto(table).values(row).execute();
}

describeStores('the figures of an installation', (open) => {
  it('tell when it was backed up last', async () => {
    const sql = await open();
    const read = await openGauges(sql);
    expect(await read('last_backup_timestamp_seconds')).toEqual({ archive: 0 });
    for (const madeAt of ['2026-11-18T03:00:00.000Z', '2026-11-19T03:00:00.000Z'])
      await noteBackup(sql, madeAt);
    expect(await read('last_backup_timestamp_seconds')).toEqual({
      archive: Date.parse('2026-11-19T03:00:00.000Z') / 1000,
    });
  });

  it('tell how many datasets the search index lacks', async () => {
    const sql = await open();
    const read = await openGauges(sql);
    expect(await read('datasets')).toEqual({ public: 0, listed: 0, not_in_search: 0 });
    const at = NOW.toISOString();
    const row = { private: 0, state: 'active', listed: 1, metadata_created: at, metadata_modified: at };
    await insert(sql, 'catalogue_datasets', {
      ...row,
      id: 'rain',
      name: 'rain',
      title: 'Rain',
      document: '{}',
    });
    expect(await read('datasets')).toEqual({ public: 1, listed: 1, not_in_search: 1 });
  });

  it('tell which sources of harvests fail, unless they are paused', async () => {
    const sql = await open();
    const read = await openGauges(sql);
    expect(await read('harvest_sources')).toEqual({ all: 0, paused: 0, failing: 0 });
    const source = {
      title: 'Open data',
      kind: 'auto',
      owner_org: 'office',
      schedule: 'daily',
      tables: 0,
      prune: 0,
      next_run_at: null,
      created_at: NOW.toISOString(),
      created_by: 'ada',
      modified_at: NOW.toISOString(),
    };
    for (const [id, failures, paused] of [
      ['well', 0, 0],
      ['gone', 3, 0],
      ['resting', 2, 1],
    ] as const) {
      await insert(sql, 'harvest_sources', { ...source, id, url: `https://${id}.org`, failures, paused });
    }
    expect(await read('harvest_sources')).toEqual({ all: 3, paused: 1, failing: 1 });
  });

  it('tell how many sign-ins failed in the last hour', async () => {
    const sql = await open();
    const read = await openGauges(sql);
    const at = NOW.toISOString();
    const named = { id: 'p', slug: 'p', name: 'P', settings: '{}', revision: 'r' };
    await insert(sql, 'identity_projects', { ...named, created_at: at, updated_at: at });
    for (const [id, event, then] of [
      ['1', 'sign_in_failed', '2026-11-20T08:59:00.000Z'],
      ['2', 'sign_in_failed', '2026-11-20T09:01:00.000Z'],
      ['3', 'sign_in_failed', '2026-11-20T09:59:00.000Z'],
      ['4', 'sign_in_succeeded', '2026-11-20T09:59:00.000Z'],
    ] as const) {
      await insert(sql, 'identity_audit_events', { id, project_id: 'p', event, at: then, details: '{}' });
    }
    expect(await read('sign_ins')).toEqual({ failed: 2 });
  });
});
