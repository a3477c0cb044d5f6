import { Command, Option } from 'commander';
import { exportCatalogue } from '../export/export-catalogue.ts';
import { progressBar } from './progress-bar.ts';
import { withApplication } from './with-application.ts';

type Options = { format: 'csv' | 'parquet'; dataset?: string[] };

/** `gazetteer export`: every public dataset as a folder with a data package, which `import` reads back. */
export function exportCommand(): Command {
  return new Command('export')
    .description('write the public datasets with their tables, as data packages that `import` reads back')
    .argument('<folder>', 'made when missing; each dataset becomes a folder in it')
    .addOption(
      new Option('--format <format>', 'format of the tables').choices(['csv', 'parquet']).default('csv'),
    )
    .option('--dataset <names...>', 'only the datasets of these names')
    .action(async (folder: string, { format, dataset }: Options) => {
      const bar = progressBar('Exporting');
      const { datasets, tables } = await withApplication((application) =>
        exportCatalogue(application, { folder, format, only: dataset, progress: bar.update }),
      ).finally(bar.stop);
      console.log(`${datasets} datasets with ${tables} tables written to ${folder}`);
    });
}
