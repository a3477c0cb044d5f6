import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { importTable } from '@gazetteer/datastore';
import type { Caller } from '@gazetteer/kernel';
import { openApplication } from '../apps/server/src/open-application.ts';
import { loadSettings } from '../apps/server/src/settings.ts';
import type { BareEngine } from './bare-engine.ts';

export type FilledTable = { id: string; rows: number; path: string };

const filler: Caller = { kind: 'key', id: 'bench', name: 'Benchmark', administrator: true };

/**
 * Makes a portal in `folder` with one table for each number of rows: a made-up series of rainfall with six columns,
 * of which one is a text that no other row has. The same number gives the same rows.
 */
export async function fillTables(
  folder: string,
  sizes: readonly number[],
  engine: BareEngine,
): Promise<FilledTable[]> {
  const settings = loadSettings({ DATA_DIR: folder, LOG_LEVEL: 'silent', SAMPLE_DATA: '0' });
  const application = await openApplication(settings);
  try {
    await application.call('organization_create', { name: 'bench' }, filler);
    const tables: FilledTable[] = [];
    for (const rows of sizes) {
      console.log(`Filling a table of ${rows.toLocaleString('en')} rows`);
      const resource = { name: `Rainfall, ${rows} rows` };
      const input = { name: `rainfall-${rows}`, owner_org: 'bench', resources: [resource] };
      const made = (await application.call('package_create', input, filler)) as {
        resources: { id: string }[];
      };
      const id = made.resources[0]?.id ?? '';
      const path = join(folder, `${rows}.parquet`);
      await engine.run(`copy (${rainfall(rows)}) to '${path}' (format parquet)`);
      const source = { path };
      await importTable(application.datastore.context, filler, { resourceId: id, source, format: 'parquet' });
      for await (const stored of glob(join(folder, '**', 'tables', id, '*.parquet')))
        tables.push({ id, rows, path: stored });
    }
    return tables;
  } finally {
    await application.close();
  }
}

function rainfall(rows: number): string {
  return `select 'Station ' || (i * 7919 % 5000) as station,
    ['Karnataka', 'Kerala', 'Tamil Nadu', 'Goa', 'Assam', 'Bihar', 'Punjab', 'Odisha'][1 + cast(hash(i) % 8 as integer)] as state,
    date '2000-01-01' + cast(i // 1200 as integer) as day,
    (hash(i + 1) % 100000) / 100.0::double as rainfall,
    cast(hash(i + 2) % 500 as bigint) as observers,
    left(md5(cast(i as varchar)), 12) || ' note ' || (hash(i + 3) % 1000) as remark
    from range(${rows}) t(i)`;
}
