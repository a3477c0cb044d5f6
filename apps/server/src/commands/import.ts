import { Command } from 'commander';
import { applicationTarget } from '../import/application-target.ts';
import { importCatalogue, type ImportReport } from '../import/import-catalogue.ts';
import { readSource } from '../import/read-source.ts';
import { progressBar } from './progress-bar.ts';
import { withApplication } from './with-application.ts';

/** `gazetteer import`: datasets and tables from a folder or a file. */
export function importCommand(): Command {
  return new Command('import')
    .description('import datasets with their tables; the same again changes nothing')
    .argument(
      '<location>',
      'a folder with datapackage.json, a folder whose README.md lists its files, or one file',
    )
    .option('--dry-run', 'say what would change, and change nothing')
    .addHelpText(
      'after',
      '\nReads CSV, TSV (also gzipped), Parquet, JSON and GeoJSON points.\nEnds with 1 when a dataset could not be imported; the others are.',
    )
    .action(async (location: string, { dryRun }: { dryRun?: true }) => {
      const source = await readSource(location);
      const report = await withApplication((application) =>
        runImport(applicationTarget(application), source, dryRun),
      );
      for (const line of describeReport(report, dryRun)) console.log(line);
      if (report.failed.length > 0) process.exitCode = 1;
    });
}

async function runImport(
  target: Parameters<typeof importCatalogue>[0],
  source: Parameters<typeof importCatalogue>[1],
  dryRun = false,
): Promise<ImportReport> {
  const bar = progressBar('Importing');
  try {
    return await importCatalogue(target, source, { dryRun, progress: bar.update });
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
    ...report.failed.map(({ name, reason }) => `failed   ${name}: ${reason}`),
    `${created.length} datasets ${would}created, ${updated.length} ${would}updated, ${unchanged.length} unchanged, ` +
      `${report.skipped.length} files skipped, ${report.failed.length} failed`,
    ...(report.areas.length > 0 ? [`areas ${would}imported: ${report.areas.join(', ')}`] : []),
    ...(report.tables > 0
      ? [`${report.tables} tables with ${report.rows.toLocaleString('en')} rows read`]
      : []),
  ];
}
