import type { MappingTables } from './mappings/mapping-tables.ts';
import type { VisualisationTables } from './visualisations/visualisation-tables.ts';

/** Every table of the service. */
export type ContentTables = VisualisationTables & MappingTables;
