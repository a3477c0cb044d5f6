import { type Migration, pagesVersionStep } from '@gazetteer/kernel';

/**
 * A new version of a table changes its row here. The versions themselves do not count: their summaries are written when
 * somebody first looks at a page.
 */
const shown = [
  'datastore_tables',
  'datastore_columns',
  'datastore_aliases',
  'area_schemes',
  'areas',
  'area_boundaries',
];

/** What pages show of the tables. */
export const shownTableMigrations: readonly Migration[] = [
  { name: 'datastore/0500-pages-version', up: pagesVersionStep(shown.map((table) => ({ table }))) },
];
