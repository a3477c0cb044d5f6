import { registerActions } from '@gazetteer/actions';
import {
  type Authorizer,
  type BackgroundTask,
  belongTo,
  type Clock,
  createBackgroundTask,
  type Log,
  type Migration,
  notFound,
  type Sql,
  systemClock,
} from '@gazetteer/kernel';
import type { FastifyPluginAsync } from 'fastify';
import type {
  Catalogue,
  DownloadLanguage,
  DownloadPort,
  FilePort,
  HoldingsPort,
  MembershipPort,
  PagePort,
  PeoplePort,
  PicturePort,
  TablePort,
  TaskPort,
} from './catalogue.ts';
import { activityActions } from './activities/activity.routes.ts';
import { followerActions } from './activities/follower.routes.ts';
import { historyActions } from './activities/history.routes.ts';
import { bookmarkRoutes } from './bookmarks/bookmark.routes.ts';
import { createDatasetDirectory, type DatasetDirectory } from './datasets/dataset-directory.ts';
import { datasetActions } from './datasets/dataset.routes.ts';
import { datasetPartActions } from './datasets/dataset-part.routes.ts';
import { rebuildUntilClosed } from './datasets/rebuild-index.ts';
import { publicationMigrations } from './datasets/tombstone.migrations.ts';
import { fairMigrations, renewalMigrations } from './fair/fair.migrations.ts';
import { historyMigrations } from './history/history.migrations.ts';
import { listingMigrations } from './model/listing.migrations.ts';
import { shownTableMigrations } from './model/shown-tables.migrations.ts';
import { translationMigrations } from './model/translations.migrations.ts';
import { fairActions } from './fair/fair.routes.ts';
import { datasetScores, scoreUnscored } from './fair/save-score.ts';
import { figuresMigrations } from './figures/figures.migrations.ts';
import { figuresActions } from './figures/figures.routes.ts';
import { feedRoutes } from './feeds/feeds.routes.ts';
import { llmsTextRoutes } from './feeds/llms-text.routes.ts';
import { openSearchRoutes } from './feeds/opensearch.routes.ts';
import { sitemapRoutes } from './feeds/sitemap.routes.ts';
import { wellKnownRoutes } from './feeds/well-known.routes.ts';
import { workBehind } from './http/work-behind.ts';
import { licenseActions } from './licenses/license.routes.ts';
import { downloadRoutes } from './downloads/download.routes.ts';
import { metadataRoutes } from './metadata/metadata.routes.ts';
import { composeSite, type SiteWords } from './metadata/record/site-description.ts';
import { datasetMigrations } from './model/catalogue-migrations.ts';
import type { CatalogueTables } from './model/catalogue-tables.ts';
import { collaboratorActions } from './members/collaborator.routes.ts';
import { memberActions } from './members/member.routes.ts';
import { membershipActions, peopleActions } from './members/membership.routes.ts';
import { formerNameMigrations } from './organizations/former-name.migrations.ts';
import { mergeActions } from './organizations/merge.routes.ts';
import { organizationActions } from './organizations/organization.routes.ts';
import { pictureMigrations } from './organizations/picture.migrations.ts';
import { pictureRoutes } from './organizations/picture.routes.ts';
import { createResourceDirectory, type ResourceDirectory } from './resources/resource-directory.ts';
import { resourceSearchActions } from './resources/resource-search.routes.ts';
import { resourceActions } from './resources/resource.routes.ts';
import { reviseActions } from './resources/revise.routes.ts';
import { lifecycleMigrations } from './lifecycle/lifecycle.migrations.ts';
import { emptyBin } from './publishing/bin.ts';
import { createDatasetAccess, type DatasetAccess } from './publishing/dataset-access.ts';
import { publishDue } from './publishing/publish-due.ts';
import { publishingActions } from './publishing/publishing.routes.ts';
import { searchMigrations } from './search/index/search-migrations.ts';
import { createSearchIndex } from './search/search-index.ts';
import { registerSuggestions, searchActions } from './search/search.routes.ts';
import { siteActions } from './site/site.routes.ts';
import { taskActions } from './tasks/task.routes.ts';
import { userActions } from './users/user.routes.ts';
import { viewActions } from './views/view.routes.ts';
import { tagActions } from './vocabularies/tag.routes.ts';
import { vocabularyActions } from './vocabularies/vocabulary.routes.ts';

export type CatalogueOptions = {
  sql: Sql;
  authorizer: Authorizer;
  clock?: Clock;
  tables: TablePort;
  files: FilePort;
  /** Without it organisations have no pictures here. */
  pictures?: PicturePort;
  /** Without it there are no downloads of whole datasets. */
  downloads?: DownloadPort;
  memberships: MembershipPort;
  people: PeoplePort;
  /** What waits in other services for who edits datasets. */
  tasks?: TaskPort;
  /** What organisations have in other services. */
  holdings?: HoldingsPort;
  /** Pages that the sitemap names besides those of datasets. */
  pages?: PagePort;
  /** Where visitors find this installation, without a slash at the end. */
  publicUrl: string;
  /** The names of the organisations that the portal is limited to; all unless given. */
  publishers?: readonly string[];
  siteTitle?: string;
  /** What the portal is called at this moment; `siteTitle` where nobody can change it. */
  siteName?(language: DownloadLanguage): Promise<string>;
  /** What metadata for machines says of the installation. */
  siteWords?: SiteWords;
};

/** The catalogue's schema, that of its search index included. */
export const catalogueMigrations: readonly Migration[] = [
  ...datasetMigrations,
  ...searchMigrations,
  ...publicationMigrations,
  ...fairMigrations,
  ...shownTableMigrations,
  ...historyMigrations,
  ...lifecycleMigrations,
  ...figuresMigrations,
  ...renewalMigrations,
  ...translationMigrations,
  ...listingMigrations,
  ...formerNameMigrations,
  ...pictureMigrations,
];

/**
 * The catalogue as a Fastify plugin: it registers its actions on a server that has the action API.
 * `catalogueMigrations` must have been applied.
 */
export function catalogueService(options: CatalogueOptions): FastifyPluginAsync {
  const catalogue = openCatalogue(options);
  return async (server) => {
    // Who hands out roles lets others in for good, so that takes a scope of its own.
    await server.register(async (scope) => {
      belongTo(scope, 'permissions');
      registerActions(scope, [
        ...memberActions(catalogue),
        ...collaboratorActions(catalogue),
        ...peopleActions(catalogue),
      ]);
    });
    belongTo(server, 'catalogue');
    registerActions(server, [
      ...siteActions(catalogue),
      ...datasetActions(catalogue),
      ...datasetPartActions(catalogue),
      ...reviseActions(catalogue),
      ...resourceActions(catalogue),
      ...resourceSearchActions(catalogue),
      ...viewActions(catalogue),
      ...organizationActions(catalogue),
      ...mergeActions(catalogue),
      ...membershipActions(catalogue),
      ...activityActions(catalogue),
      ...historyActions(catalogue),
      ...publishingActions(catalogue),
      ...figuresActions(catalogue),
      ...taskActions(catalogue),
      ...followerActions(catalogue),
      ...vocabularyActions(catalogue),
      ...licenseActions,
      ...fairActions(catalogue),
      ...userActions(catalogue),
      ...tagActions(catalogue),
      ...searchActions(catalogue),
    ]);
    registerSuggestions(server, catalogue);
    for (const routes of [
      metadataRoutes,
      downloadRoutes,
      feedRoutes,
      sitemapRoutes,
      openSearchRoutes,
      wellKnownRoutes,
      llmsTextRoutes,
      bookmarkRoutes,
      pictureRoutes,
    ]) {
      await server.register(routes(catalogue));
    }
    workBehind(server, {
      begins: 'onReady',
      work: (signal) => rebuildUntilClosed(catalogue, signal, server.log),
      failure: 'the search index could not be made anew',
    });
    workBehind(server, {
      begins: 'onListen',
      work: (signal) => scoreUnscored(catalogue, signal),
      failure: 'datasets could not be scored',
    });
  };
}

/** How late a dataset may be published, and how often the bin is looked through. */
const PUBLISH_MILLISECONDS = 10_000;
const BIN_MILLISECONDS = 5 * 60_000;

/** What is done behind the requests once it is started: publishing what is due, removing what nobody can restore any more. */
export function catalogueTasks(options: CatalogueOptions, log: Pick<Log, 'error'>): BackgroundTask[] {
  const catalogue = openCatalogue(options);
  return [
    createBackgroundTask('publishing datasets that are due', log, {
      milliseconds: PUBLISH_MILLISECONDS,
      work: async () => void (await publishDue(catalogue)),
    }),
    createBackgroundTask('emptying the bin of datasets', log, {
      milliseconds: BIN_MILLISECONDS,
      work: async () => void (await emptyBin(catalogue)),
    }),
  ];
}

/** What the datastore needs to know of resources, without a detour through the actions. */
export function resourceDirectory(options: CatalogueOptions): ResourceDirectory {
  return createResourceDirectory(openCatalogue(options));
}

/** What whoever names datasets needs to know of them. */
export function datasetDirectory({
  sql,
  publishers = [],
}: Pick<CatalogueOptions, 'sql' | 'publishers'>): DatasetDirectory {
  return createDatasetDirectory({ sql: sql.as<CatalogueTables>(), publishers });
}

/** What a caller may do with datasets, for services that store things which belong to one. */
export function datasetAccess({
  sql,
  authorizer,
}: Pick<CatalogueOptions, 'sql' | 'authorizer'>): DatasetAccess {
  return createDatasetAccess(sql.as<CatalogueTables>(), authorizer);
}

const noPages: PagePort = { standing: [], list: async function* () {} };
const noDownloads: DownloadPort = {
  uploads: async () => new Map(),
  pack: () => Promise.reject(notFound('There are no downloads of whole datasets here')),
};
const noPictures: PicturePort = {
  draw: () => Promise.reject(notFound('There are no pictures of organisations here')),
};
const noTasks: TaskPort = { of: async () => [] };
const noHoldings: HoldingsPort = {
  count: async () => ({ sources: 0, followers: 0, team_follows: 0 }),
  move: async () => {},
};

function openCatalogue(options: CatalogueOptions): Catalogue {
  const siteTitle = options.siteTitle ?? 'Gazetteer';
  const { tables } = options;
  const sql = options.sql.as<CatalogueTables>();
  const site = composeSite(options.publicUrl, siteTitle, options.siteWords);
  return {
    sql,
    authorizer: options.authorizer,
    clock: options.clock ?? systemClock,
    tables,
    files: options.files,
    pictures: options.pictures ?? noPictures,
    downloads: options.downloads ?? noDownloads,
    memberships: options.memberships,
    people: options.people,
    tasks: options.tasks ?? noTasks,
    holdings: options.holdings ?? noHoldings,
    pages: options.pages ?? noPages,
    index: createSearchIndex(options.sql),
    publicUrl: options.publicUrl,
    publishers: options.publishers ?? [],
    siteTitle,
    language: options.siteWords?.defaultLanguage ?? 'en',
    siteName: options.siteName ?? (async () => siteTitle),
    site,
    scores: datasetScores({ sql, tables, site }),
  };
}
