import { type Migration, pagesVersionStep } from '@gazetteer/kernel';

/** The state of the search index rises with every change of a dataset, and when the index is made anew. */
const shown = [
  'catalogue_datasets',
  'catalogue_resources',
  'catalogue_groups',
  'catalogue_vocabularies',
  'catalogue_tags',
  'catalogue_columns',
  'catalogue_views',
  'catalogue_tombstones',
  'catalogue_skus',
  'catalogue_fair_scores',
  'search_state',
];

/** What pages show of the catalogue. */
export const shownTableMigrations: readonly Migration[] = [
  { name: 'catalogue/0012-pages-version', up: pagesVersionStep(shown.map((table) => ({ table }))) },
];
