export type { AccountPort } from './account-port.ts';
export type { ContentSite, SitePages } from './published/site-pages.ts';
export type { ChartLook, ChartPort, ChartTable, DrawnChart, SourceFacts } from './model/ports.ts';
export { contentMigrations } from './content-migrations.ts';
export { type Content, type ContentOptions, contentService } from './content-service.ts';
export type { DatasetPort, NamedDataset } from './dataset-port.ts';
export { type PersonalContent, personalContent } from './personal-content.ts';
