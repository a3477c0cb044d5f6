import { tmpdir } from 'node:os';
import { actionApi, type ActionRegistry, registerActions } from '@gazetteer/actions';
import {
  catalogueService,
  datasetDirectory,
  resourceDirectory,
  type FilePort,
  type PagePort,
  type PeoplePort,
  type TablePort,
} from '@gazetteer/catalogue';
import { type Content, contentService } from '@gazetteer/content';
import {
  answerInTheirName,
  createTrial,
  datastoreService,
  openObjectStore,
  type Datastore,
} from '@gazetteer/datastore';
import { graphqlService } from '@gazetteer/graphql';
import {
  accountDirectory,
  apiTokenActions,
  type IdentityContext,
  identityService,
  personClaims,
  personOfBrowser,
  peopleDirectory,
  teamMail,
} from '@gazetteer/identity';
import {
  type Authorizer,
  type BackgroundTask,
  createHttpServer,
  createLogger,
  type HealthCheck,
  type HttpServer,
  requireRoom,
  type Sql,
} from '@gazetteer/kernel';
import {
  createKeyRotation,
  createOauthCleanUp,
  type OauthContext,
  oauthService,
  openOauthContext,
} from '@gazetteer/oauth';
import {
  createChangeCleanUp,
  openPermissionContext,
  type PermissionContext,
  permissionsService,
} from '@gazetteer/permissions';
import type { ProjectAccess } from '@gazetteer/ory';
import { createOutbound, type Outbound } from '@gazetteer/outbound';
import type { SiteSettings } from '@gazetteer/portal';
import { type ProjectContext, projectsService } from '@gazetteer/projects';
import { apiDocumentation } from './api-documentation/api-documentation.ts';
import { describeApi } from './api-documentation/describe-api.ts';
import { callRest } from './call-in-process.ts';
import { openIdentity } from './identity/open-identity.ts';
import { whoCalls } from './identity/who-calls.ts';
import { contentSite, namedDatasets } from './content-site.ts';
import { loginRequests } from './oauth/login-requests.ts';
import { openStore } from './open-store.ts';
import { openProjects } from './projects/open-projects.ts';
import { projectAccess } from './projects/project-access.ts';
import { ensureSecretKeys } from './secret-keys.ts';
import { copiesFolder, type Settings } from './settings.ts';
import { followSiteFile } from './oauth/site-settings.ts';
import { createAuthorizer } from './rights/authorizer.ts';
import { chartsWithinScopes } from './rights/charts-within-scopes.ts';
import { clientRights } from './rights/client-rights.ts';
import { directoryWithPrograms } from './rights/directory.ts';
import { createMemberships } from './rights/memberships.ts';
import { installOwnRights } from './rights/own-rights.ts';
import { personalRoles } from './rights/personal-roles.ts';
import { loadSite } from './site.ts';
import { siteTitle, siteWords } from './site-title.ts';
import { version } from './version.ts';

/** The stores and services of one process, ready to be called, not yet listening. */
export type Application = {
  settings: Settings;
  site: SiteSettings;
  sql: Sql;
  server: HttpServer;
  /** Calls any action without HTTP. */
  call: ActionRegistry['call'];
  datastore: Datastore;
  content: Content;
  permissions: PermissionContext;
  /** Who may do what. */
  authorizer: Authorizer;
  identity: IdentityContext;
  /** Everybody who can be given rights. */
  people: PeoplePort;
  oauth: OauthContext;
  projects: ProjectContext;
  /** Authorizes what this process asks of its own routes; nobody else knows it. */
  processKey: string;
  /** For addresses that other people have given. */
  outbound: Outbound;
  /** What is done behind the requests, once it is started. */
  tasks: BackgroundTask[];
  close(): Promise<void>;
};

/**
 * Opens the stores, brings their schema up to date and mounts every service.
 * @param start `serves` is false for a command, which may run beside a server that was given other settings
 */
export async function openApplication(
  settings: Settings,
  { serves = true }: { serves?: boolean } = {},
): Promise<Application> {
  const loaded = await loadSite(settings.DATA_DIR, settings.SITE_FILE);
  const { site } = loaded;
  const sql = await openStore(settings);
  const logger = createLogger(settings.LOG_LEVEL, process.stdout.isTTY);
  const permissions = openPermissionContext({ sql });
  await installOwnRights(permissions);
  const authorizer = createAuthorizer(permissions);
  const { identity, tasks, byKey, processKey } = await openIdentity(settings, sql, {
    log: logger,
    loaded,
    serves,
    roles: personalRoles(permissions),
  });
  const outbound = createOutbound({ allowPrivate: settings.OUTBOUND_PRIVATE });
  const oauth = openOauthContext({
    sql,
    log: logger,
    secrets: identity.secrets,
    outbound,
    projects: identity.projects,
    people: {
      ...personClaims(identity),
      signedIn: (project, cookie) => personOfBrowser(identity, project, cookie),
    },
    rights: clientRights(permissions),
  });
  if (serves) await followSiteFile(oauth, loaded);
  const access = projectAccess(identity, authorizer);
  const people = directoryWithPrograms(peopleDirectory(identity, { language: site.defaultLanguage }), oauth);
  const projects = openProjects({
    sql,
    identity,
    oauth,
    permissions,
    people,
    access,
    publicUrl: settings.PUBLIC_URL,
    language: site.defaultLanguage,
  });
  const checks: Record<string, HealthCheck> = {
    sql: () => sql.check(),
    disk: () => requireRoom(tmpdir(), 'disk'),
  };
  const server = await createHttpServer({
    logger,
    authenticate: whoCalls({ identity, oauth, projects, byKey }),
    rateLimit: settings.RATE_LIMIT,
    trustProxy: settings.TRUST_PROXY,
    https: settings.PUBLIC_URL.startsWith('https:'),
    checks,
    openMetrics: settings.METRICS_OPEN,
    version,
    beforeRoutes: (started) => describeApi(started, settings.PUBLIC_URL),
  });
  server.addHook('preHandler', answerInTheirName);
  await server.register(apiDocumentation, { publicUrl: settings.PUBLIC_URL });
  const mounted = {
    settings,
    site,
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
  };
  identity.oauth = loginRequests(oauth, identity);
  const { datastore, content } = await mountServices(server, sql, mounted);
  checks['objects'] = createTrial(datastore.context.objects);
  checks['tables'] = async () => void (await datastore.context.workers.run({ tables: [], sql: 'select 1' }));
  const close = async () => {
    await Promise.all(tasks.map((task) => task.stop()));
    await server.close();
    await sql.close();
  };
  return {
    settings,
    site,
    sql,
    server,
    call: server.actions.call,
    datastore,
    content,
    permissions,
    authorizer,
    identity,
    people,
    oauth,
    processKey,
    projects,
    outbound,
    tasks,
    close,
  };
}

type Mounted = {
  settings: Settings;
  site: SiteSettings;
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
};

async function mountServices(
  server: HttpServer,
  sql: Sql,
  {
    settings,
    site,
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
  }: Mounted,
): Promise<Pick<Application, 'datastore' | 'content'>> {
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
  const pages: PagePort = { list: () => content.pages() };
  const catalogue = {
    sql,
    authorizer,
    memberships: createMemberships(permissions),
    people,
    tables,
    files,
    pages,
    publicUrl,
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
    resources: resourceDirectory(catalogue),
    outbound,
    largestImport: settings.IMPORT_MAX_BYTES,
    publicUrl,
  });
  const content = contentService({
    sql,
    log: server.log,
    charts: chartsWithinScopes(datastore.charts),
    accounts: accountDirectory(identity),
    datasets: namedDatasets(datasetDirectory(sql)),
    media: datastore.objects,
    authorizer,
    site: contentSite(site),
    team: teamMail(identity, { recipient: site.team.email, language: site.defaultLanguage }),
    limitsMessages: settings.RATE_LIMIT > 0,
    secrets: await ensureSecretKeys(settings),
    publicUrl,
  });
  tasks.push(...content.tasks);
  await server.register(catalogueService(catalogue));
  await server.register(datastore.plugin);
  await server.register(identityService(identity, access, { checks, version }));
  registerActions(server, apiTokenActions(identity));
  tasks.push(createChangeCleanUp(permissions, server.log));
  await server.register(permissionsService(permissions, access));
  tasks.push(createKeyRotation(oauth), createOauthCleanUp(oauth));
  await server.register(oauthService(oauth, access));
  await server.register(projectsService(projects));
  await server.register(content.plugin);
  await server.register(graphqlService({ call: callRest(server) }));
  // Without this the site would answer an unknown call with a page.
  server.all('/api/*', { schema: { hide: true } }, async (_request, reply) => reply.callNotFound());
  return { datastore, content };
}
