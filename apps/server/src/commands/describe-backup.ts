import type { Manifest } from '../backup/manifest.ts';

/** What is in a backup, in one line for a person. */
export function describeBackup({ made_at, version, store, tables, objects }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const database = store === 'sqlite' ? 'SQLite' : 'PostgreSQL';
  return (
    `the installation at ${made_at.slice(0, 19).replace('T', ' ')} UTC (version ${version}, ${database}): ` +
    `${rows.toLocaleString('en')} rows in ${tables.length} tables, ` +
    `${objects.count.toLocaleString('en')} files with ${describeBytes(objects.total_bytes)}`
  );
}

/** A number of bytes in the unit in which it is easily read. */
export function describeBytes(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];
  let [value, unit] = [bytes, 0];
  for (; value >= 1000 && unit < units.length - 1; unit++) value /= 1000;
  return `${unit === 0 ? value : value.toFixed(1)} ${units[unit]}`;
}
