import { join } from 'node:path';
import { actionApi, registerActions } from '@gazetteer/actions';
import {
  catalogueService,
  catalogueTasks,
  datasetAccess,
  datasetDirectory,
  findLicense,
  resourceDirectory,
  type DownloadPort,
  type FilePort,
  type PagePort,
  type PeoplePort,
  type PicturePort,
  type TablePort,
  type UseCounter,
  listedClauses,
} from '@gazetteer/catalogue';
import { type Content, contentService } from '@gazetteer/content';
import { datastoreService, openObjectStore, type Datastore } from '@gazetteer/datastore';
import { type FollowService, followService } from '@gazetteer/follow';
import { graphqlService } from '@gazetteer/graphql';
import { harvestService, type HarvestService } from '@gazetteer/harvest';
import {
  accountDirectory,
  apiTokenActions,
  askerMail,
  writerMail,
  followers,
  type IdentityContext,
  identityService,
  makerMail,
  peopleDirectory,
  teamMail,
} from '@gazetteer/identity';
import type { Authorizer, BackgroundTask, HealthCheck, HttpServer, Sql } from '@gazetteer/kernel';
import { createKeyRotation, createOauthCleanUp, type OauthContext, oauthService } from '@gazetteer/oauth';
import type { ProjectAccess } from '@gazetteer/ory';
import type { Outbound } from '@gazetteer/outbound';
import { createChangeCleanUp, type PermissionContext, permissionsService } from '@gazetteer/permissions';
import { helpPaths } from '@gazetteer/portal';
import type { Language, SiteSettings } from '@gazetteer/site';
import { type ProjectContext, projectsService } from '@gazetteer/projects';
import { applicationTarget } from './application-target.ts';
import { mcpRoutes } from './assistants/mcp.routes.ts';
import { portalOf } from './assistants/open-portal.ts';
import { callRest } from './call-in-process.ts';
import { contentSite, inBothLanguages, namedDatasets } from './content-site.ts';
import { deskTasks } from './desk-tasks.ts';
import { changeFeed } from './follow/change-feed.ts';
import { chartsWithinScopes } from './rights/charts-within-scopes.ts';
import { feedbackStaff } from './rights/feedback-staff.ts';
import { createMemberships } from './rights/memberships.ts';
import { operationService } from './operation/operation-service.ts';
import type { SiteInForce } from './operation/site/site-in-force.ts';
import type { SiteValueTables } from './operation/site/site-value.store.ts';
import { ensureSecretKeys } from './secret-keys.ts';
import { copiesFolder, type Settings } from './settings.ts';
import { publishersOf } from './site.ts';
import { pageOfRole } from './identity/page-of-role.ts';
import { outsideHoldings } from './outside-holdings.ts';
import { siteTitle, siteWords } from './site-title.ts';
import { version } from './version.ts';
import { worldLand } from './world-land.ts';

/** Files that are made anew when they are asked for again. */
const ROW_INDEX_BYTES = 8 * 1024 ** 3;

/** What services are mounted with. */
export type Mounted = {
  settings: Settings;
  /** What the site was at the start. */
  site: SiteSettings;
  siteNow: SiteInForce;
  identity: IdentityContext;
  people: PeoplePort;
  oauth: OauthContext;
  permissions: PermissionContext;
  projects: ProjectContext;
  access: ProjectAccess;
  authorizer: Authorizer;
  tasks: BackgroundTask[];
  outbound: Outbound;
  checks: Record<string, HealthCheck>;
  /** Counts what is done with datasets. */
  uses: Pick<UseCounter, 'count'>;
};

/** Mounts every service: the list of what this process does. */
export async function mountServices(
  server: HttpServer,
  sql: Sql,
  {
    settings,
    site,
    siteNow,
    identity,
    people,
    oauth,
    permissions,
    projects,
    access,
    authorizer,
    tasks,
    outbound,
    checks,
    uses,
  }: Mounted,
): Promise<{ datastore: Datastore; content: Content; harvest: HarvestService; follow: FollowService }> {
  const publicUrl = settings.PUBLIC_URL;
  await actionApi(server, { publicUrl });
  // Each asks the other through a small interface of its own.
  const tables: TablePort = {
    drop: (resourceId) => datastore.tables.drop(resourceId),
    describe: (resourceIds) => datastore.tables.describe(resourceIds),
  };
  const files: FilePort = {
    keep: (resource, file) => datastore.files.keep(resource, file),
    tabulate: (caller, resourceId, file) => datastore.files.tabulate(caller, resourceId, file),
  };
  const pictures: PicturePort = { draw: (path) => content.drawLogo(path) };
  const downloads: DownloadPort = {
    uploads: (resourceIds) => datastore.downloads.uploads(resourceIds),
    pack: (caller, entries, packing) => datastore.downloads.pack(caller, entries, packing),
  };
  const pages: PagePort = { standing: helpPaths, list: () => content.pages() };
  const catalogue = {
    sql,
    authorizer,
    memberships: createMemberships(permissions),
    people,
    tables,
    files,
    pictures,
    downloads,
    pages,
    siteName: async (language: Language) => inBothLanguages((await siteNow.read()).name)[language],
    holdings: outsideHoldings(() => ({ harvest, follow })),
    tasks: deskTasks(() => ({ datastore, harvest, content })),
    publicUrl,
    publishers: publishersOf(site),
    siteTitle: siteTitle(site),
    siteWords: siteWords(site),
  };
  const datastore: Datastore = await datastoreService({
    sql,
    authorizer,
    objects: await openObjectStore(settings.OBJECT_STORE_URL, copiesFolder(settings)),
    workers: {
      count: settings.QUERY_WORKERS,
      memoryMegabytes: settings.QUERY_MEMORY,
      timeoutMilliseconds: settings.QUERY_TIMEOUT * 1000,
    },
    rowIndexes: { folder: join(settings.DATA_DIR, 'row-indexes'), limitBytes: ROW_INDEX_BYTES },
    resources: resourceDirectory(catalogue),
    outbound,
    largestImport: settings.IMPORT_MAX_BYTES,
    worldLand,
    publicUrl,
  });
  const accounts = accountDirectory(identity);
  const content = contentService({
    sql,
    log: server.log,
    charts: chartsWithinScopes(datastore.charts),
    accounts,
    datasets: namedDatasets(datasetDirectory(catalogue)),
    access: datasetAccess({ sql, authorizer }),
    askers: askerMail(identity),
    media: datastore.objects,
    authorizer,
    site: contentSite(site),
    siteName: async () => inBothLanguages((await siteNow.read()).name),
    makers: makerMail(identity, { language: site.defaultLanguage }),
    onChartSaved: (datasets) => datasets.forEach((dataset) => uses.count({ kind: 'chart', dataset })),
    visitorCharts: async () => (await siteNow.read()).visitorCharts ?? 'approved',
    team: teamMail(identity, { recipient: site.team.email, language: site.defaultLanguage }),
    writers: writerMail(identity, { team: site.team.email }),
    staff: feedbackStaff(identity, permissions, accounts),
    limitsMessages: settings.RATE_LIMIT > 0,
    secrets: await ensureSecretKeys(settings),
    publicUrl,
  });
  tasks.push(...content.tasks);
  tasks.push(...catalogueTasks(catalogue, server.log));
  await server.register(catalogueService(catalogue));
  await server.register(datastore.plugin);
  const harvest: HarvestService = harvestService({
    sql,
    clock: identity.clock,
    authorizer,
    target: applicationTarget({ call: server.actions.call, datastore, sql }),
    outbound,
    findLicense,
    log: server.log,
  });
  tasks.push(harvest.task);
  await server.register(harvest.plugin);
  const readers = followers(identity);
  const follow: FollowService = followService({
    sql,
    clock: identity.clock,
    log: server.log,
    secrets: identity.secrets,
    call: server.actions.call,
    changes: changeFeed({
      datasets: datasetDirectory(catalogue),
      resources: resourceDirectory(catalogue),
      versions: datastore.versions,
      answered: content.answered,
    }),
    tables: { compare: datastore.versions.compare },
    questions: content.answered,
    readers,
    teams: {
      membersOf: async (id, page) =>
        (await catalogue.memberships.list({ type: 'organization', id }, page)).map(({ person }) => person),
      leads: (id, caller) => authorizer.allows(caller, 'editor', { type: 'organization', id }),
    },
    mail: readers,
    publicUrl,
    listedOnly: listedClauses(publishersOf(site)),
    siteName: async () => inBothLanguages((await siteNow.read()).name),
    digitGrouping: site.digitGrouping,
  });
  tasks.push(...follow.tasks);
  await server.register(follow.plugin);
  await server.register(identityService(identity, access, { checks, version }));
  registerActions(server, apiTokenActions(identity));
  tasks.push(createChangeCleanUp(permissions, server.log));
  await server.register(permissionsService(permissions, access));
  tasks.push(createKeyRotation(oauth), createOauthCleanUp(oauth));
  await server.register(oauthService(oauth, access));
  await server.register(projectsService(projects));
  await server.register(content.plugin);
  const letters = peopleDirectory(identity, { language: site.defaultLanguage, pageOf: pageOfRole });
  await server.register(
    operationService({
      sql: sql.as<SiteValueTables>(),
      clock: identity.clock,
      settings,
      checks,
      site: siteNow,
      authorizer,
      identity,
      permissions,
      people: { describe: people.describe, invite: letters.invite },
      call: server.actions.call,
    }),
  );
  await server.register(
    graphqlService({ call: callRest(server), keywords: async () => (await siteNow.read()).keywords }),
  );
  const portalFor = portalOf(server, {
    charts: chartsWithinScopes(datastore.charts),
    largestTables: datastore.largestTables,
    publicUrl,
    listedOnly: listedClauses(publishersOf(site)),
    siteName: async (language) => inBothLanguages((await siteNow.read()).name)[language],
    digitGrouping: site.digitGrouping,
  });
  await server.register(mcpRoutes({ portalFor, publicUrl }));
  // Without this the site would answer an unknown call with a page.
  server.all('/api/*', { schema: { hide: true } }, async (_request, reply) => reply.callNotFound());
  return { datastore, content, harvest, follow };
}
