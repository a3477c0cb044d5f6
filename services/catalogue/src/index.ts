export {
  type CatalogueOptions,
  catalogueMigrations,
  catalogueService,
  catalogueTasks,
  datasetAccess,
  datasetDirectory,
  resourceDirectory,
} from './catalogue-service.ts';
export type {
  DownloadEntry,
  DownloadLanguage,
  DownloadPort,
  FilePort,
  HoldingsPort,
  Invitation,
  MemberObject,
  MembershipPort,
  OutsideTask,
  PagePort,
  PeoplePort,
  PicturePort,
  Person,
  ReceivedFile,
  Role,
  TablePort,
  TaskPort,
} from './catalogue.ts';
export type { CatalogueTables } from './model/catalogue-tables.ts';
export type { DatasetDirectory, DatasetEntry } from './datasets/dataset-directory.ts';
export type { DatasetAccess } from './publishing/dataset-access.ts';
export { emptySearchOf, FOUND_HEADER } from './figures/empty-search-of-request.ts';
export { createSearchCounter, type SearchCounter } from './figures/search-counter.ts';
export { createUseCounter, type UseCounter } from './figures/use-counter.ts';
export { useOfRequest } from './figures/use-of-request.ts';
export { rebuildSearchIndex } from './datasets/rebuild-index.ts';
export { inspectSearchIndex } from './search/index/index-inspection.store.ts';
export { searchCheck } from './search/search-check.ts';
export { countDatasets } from './model/dataset.store.ts';
export { listedClauses } from './model/listing.ts';
export { findLicense } from './licenses/licenses.ts';
export { standardType } from './metadata/formats/standard-type.ts';
export { withoutEmpty } from './metadata/formats/without-empty.ts';
export {
  type Extra,
  ExtraSchema,
  type PackageDictionary,
  PackageSchema,
} from './model/dataset.contract.ts';
export {
  type GroupDictionary,
  type OrganizationDictionary,
  OrganizationSchema,
} from './model/organization.contract.ts';
export { type ResourceDictionary, ResourceSchema } from './model/resource.contract.ts';
export type { ResourceDirectory, ResourceEntry } from './resources/resource-directory.ts';
export { type ViewDictionary, ViewSchema } from './views/view.contract.ts';
export {
  type TagDictionary,
  TagSchema,
  type VocabularyDictionary,
  VocabularySchema,
} from './model/vocabulary.contract.ts';
