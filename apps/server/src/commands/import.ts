import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findLicense } from '@gazetteer/catalogue';
import { findOutage, StoreFailure } from '@gazetteer/kernel';
import { Command } from 'commander';
import { applicationTarget } from '../application-target.ts';
import {
  fetchTables,
  type FetchReport,
  countImportRecords,
  openHarvest,
  importCatalogue,
  type ImportReport,
  readSource,
} from '@gazetteer/harvest';
import type { Application } from '../open-application.ts';
import { describeHarvest } from './describe-harvest.ts';
import { progressBar } from './progress-bar.ts';
import { reportFailure } from './report-failure.ts';
import { runHarvest } from './run-harvest.ts';
import { withApplication } from './with-application.ts';

type Options = { dryRun?: true; strict?: true; prune?: true; tables?: true };

const more = `
Reads CSV, TSV, JSON, NDJSON, GeoJSON, XLSX and Parquet, also packed with gzip or alone in a zip; of foreign catalogues
the datasets and, with --tables, their files:
CKAN by its address, a dump of packages (.jsonl, .jsonl.gz, .json), and DCAT as JSON-LD or data.json.
Ctrl-C stops the import of a foreign catalogue; the same command goes on from there.
Ends with 1 when a dataset could not be imported; the others are, unless a store is away.`;

/** `gazetteer import`: datasets and tables from a folder or a file, or a whole foreign catalogue. */
export function importCommand(): Command {
  return new Command('import')
    .description('import datasets with their tables, or a whole catalogue; the same again changes nothing')
    .argument(
      '<location>',
      'a folder with datapackage.json, a folder whose README.md lists its files, one file, or the address or dump of a catalogue',
    )
    .option('--dry-run', 'read all files and say what would change, and change nothing')
    .option('--strict', 'let a dataset fail where a row does not fit, instead of leaving such rows out')
    .option('--prune', 'delete datasets that are gone from the foreign catalogue')
    .option('--tables', 'fetch the files of the foreign catalogue, too, and read those with tables')
    .addHelpText('after', more)
    .action((location: string, options: Options) =>
      withApplication(async (application) => {
        const { lines, failed, stoppedBy } =
          (await harvest(application, location, options)) ??
          (await importTables(application, location, options));
        for (const line of lines) console.log(line);
        if (failed > 0) process.exitCode = 1;
        if (!stoppedBy) return;
        reportFailure(stoppedBy);
        console.error('The import has ended there; the same command goes on.');
      }),
    );
}

type Told = { lines: string[]; failed: number; stoppedBy?: StoreFailure | undefined };

/** @returns undefined when the location is no foreign catalogue */
async function harvest(
  application: Application,
  location: string,
  options: Options,
): Promise<Told | undefined> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gazetteer-harvest-'));
  const stop = new AbortController();
  const onInterrupt = () => stop.abort();
  process.once('SIGINT', onInterrupt);
  try {
    const { signal } = stop;
    const source = await openHarvest(location, {
      outbound: application.outbound,
      findLicense,
      folder,
      signal,
    });
    if (!source) return undefined;
    const result = await runHarvest(applicationTarget(application), source, { ...options, signal });
    const told = { lines: describeHarvest(result, options), failed: result.failed };
    if (!options.tables || options.dryRun || !result.finished) return told;
    const { strict } = options;
    const tables = await runFetch(application, source.location, { folder, signal, strict }).catch(asOutage);
    if (tables instanceof StoreFailure) return { ...told, stoppedBy: tables };
    return {
      lines: [...told.lines, ...describeTables(tables)],
      failed: told.failed + tables.failures.length,
    };
  } finally {
    process.off('SIGINT', onInterrupt);
    await rm(folder, { recursive: true, force: true });
  }
}

/** What was harvested is told all the same. */
function asOutage(error: unknown): StoreFailure {
  const outage = findOutage(error);
  if (outage) return outage;
  throw error;
}

async function runFetch(
  application: Application,
  location: string,
  options: { folder: string; signal: AbortSignal; strict: boolean | undefined },
): Promise<FetchReport> {
  const target = applicationTarget(application);
  const bar = progressBar('Fetching');
  const total = await countImportRecords(target.sql, location);
  try {
    return await fetchTables(target, location, {
      ...options,
      outbound: application.outbound,
      progress: ({ done, label }) => bar.update({ done, total, label }),
    });
  } finally {
    bar.stop();
  }
}

function describeTables({ read, unchanged, remarks, failures }: FetchReport): string[] {
  return [
    ...remarks,
    ...failures.map(({ place, reason }) => `failed    ${place}: ${reason}`),
    `${read} tables read, ${unchanged} unchanged, ${failures.length} files failed`,
  ];
}

async function importTables(
  application: Application,
  location: string,
  { dryRun, strict }: Options,
): Promise<Told> {
  const source = await readSource(location);
  const bar = progressBar('Importing');
  try {
    const report = await importCatalogue(applicationTarget(application), source, {
      dryRun,
      strict,
      progress: bar.update,
    });
    const { failed, stoppedBy } = report;
    return { lines: describeReport(report, dryRun), failed: failed.length, stoppedBy };
  } finally {
    bar.stop();
  }
}

/** What an import did, as lines for a person. */
function describeReport(report: ImportReport, dryRun = false): string[] {
  const { created, updated, unchanged } = report.datasets;
  const would = dryRun ? 'would be ' : '';
  return [
    ...report.skipped.map(({ path, reason }) => `skipped  ${path}: ${reason}`),
    ...report.remarks,
    ...report.failed.map(({ name, reason }) => `failed   ${name}: ${reason}`),
    `${created.length} datasets ${would}created, ${updated.length} ${would}updated, ${unchanged.length} unchanged, ` +
      `${report.skipped.length} files skipped, ${report.failed.length} failed`,
    ...(report.areas.length > 0 ? [`areas ${would}imported: ${report.areas.join(', ')}`] : []),
    ...(report.tables > 0 ? [describeRows(report)] : []),
  ];
}

function describeRows({ tables, rows, rejectedRows }: ImportReport): string {
  const leftOut = rejectedRows > 0 ? `, ${rejectedRows.toLocaleString('en')} rows left out` : '';
  return `${tables} tables with ${rows.toLocaleString('en')} rows read${leftOut}`;
}
