export {
  type CatalogueSource,
  ImportSourceError,
} from './files/catalogue-source.ts';
export type { DataPackage, Field, PackageResource } from './files/data-package.contract.ts';
export { readMarkdownTables } from './files/markdown-tables.ts';
export { datastoreTypes, readDataPackage } from './files/read-data-package.ts';
export { joinSources, readSource } from './files/read-source.ts';
export type { HarvestSource } from './foreign/harvest-source.ts';
export { openHarvest } from './foreign/open-harvest.ts';
export { ckanList } from './foreign/read-ckan-dump.ts';
export { importCatalogue, type ImportOptions, type ImportReport } from './import/import-catalogue.ts';
export type { ImportTarget } from './import/import-target.ts';
export { fetchTables, type FetchReport } from './runs/fetch-tables.ts';
export type { HarvestTarget } from './runs/harvest-run.ts';
export { harvestCatalogue, type HarvestOptions, type HarvestResult } from './runs/harvest-catalogue.ts';
export {
  countImportRecords,
  type HarvestTables,
  listImportSources,
} from './harvest.store.ts';
export { countSources } from './sources/failing-sources.store.ts';
export { reasonOf } from './words/reason-of.ts';
export {
  harvestMigrations,
  harvestService,
  type HarvestService,
  type HarvestServiceOptions,
} from './sources/harvest-service.ts';
