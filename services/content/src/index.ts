export { contentMigrations } from './content-migrations.ts';
export type { AnsweredQuestions } from './questions/answered-questions.ts';
export { type Content, type ContentOptions, contentService } from './content-service.ts';
export type { ContentSite, SitePages } from './model/content-context.ts';
export { contentErrorCodes } from './model/content-error.ts';
export type {
  AccountPort,
  ChartLook,
  ChartPort,
  ChartTable,
  DatasetPort,
  DrawnChart,
  MakerMail,
  NamedDataset,
  SourceFacts,
  VisitorCharts,
} from './model/ports.ts';
export { type PersonalContent, personalContent } from './personal-content.ts';
export type { AskerMail, AskerMessage, DatasetAccess } from './questions/question-context.ts';
