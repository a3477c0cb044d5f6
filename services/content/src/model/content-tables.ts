import type { ArticleTables } from '../articles/article-tables.ts';
import type { FeedbackTables } from '../feedback/feedback-tables.ts';
import type { MappingTables } from '../mappings/mapping-tables.ts';
import type { MediaTables } from '../media/media-tables.ts';
import type { VisualisationTables } from '../visualisations/visualisation-tables.ts';

/** Every table of the service. */
export type ContentTables = VisualisationTables &
  MappingTables &
  FeedbackTables &
  ArticleTables &
  MediaTables;
