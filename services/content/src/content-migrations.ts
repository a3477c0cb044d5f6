import type { Migration } from '@gazetteer/kernel';
import { articleMigrations } from './articles/article.migrations.ts';
import { feedbackMigrations } from './feedback/feedback.migrations.ts';
import { frontPageMigrations } from './front-page/front-page.migrations.ts';
import { galleryMigrations } from './gallery/gallery.migrations.ts';
import { reportMigrations } from './feedback/report.migrations.ts';
import { templateMigrations } from './feedback/templates/template.migrations.ts';
import { threadMigrations } from './feedback/thread/thread.migrations.ts';
import { mappingMigrations } from './mappings/mapping.migrations.ts';
import { mediaMigrations } from './media/media.migrations.ts';
import { questionMigrations } from './questions/question.migrations.ts';
import { searchTermMigrations } from './model/search-terms.migrations.ts';
import { shownTableMigrations } from './model/shown-tables.migrations.ts';
import { approvalMigrations } from './visualisations/approval.migrations.ts';
import { takenDownMigrations } from './visualisations/taken-down.migrations.ts';
import { visualisationMigrations } from './visualisations/visualisation.migrations.ts';

/** The service's schema, in the order it is applied. */
export const contentMigrations: readonly Migration[] = [
  ...visualisationMigrations,
  ...mappingMigrations,
  ...takenDownMigrations,
  ...feedbackMigrations,
  ...reportMigrations,
  ...articleMigrations,
  ...mediaMigrations,
  ...shownTableMigrations,
  ...approvalMigrations,
  ...galleryMigrations,
  ...searchTermMigrations,
  ...frontPageMigrations,
  ...questionMigrations,
  ...threadMigrations,
  ...templateMigrations,
];
