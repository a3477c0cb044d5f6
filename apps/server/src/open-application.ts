import { tmpdir } from 'node:os';
import { type ActionRegistry } from '@gazetteer/actions';
import { createSearchCounter, createUseCounter, type PeoplePort, searchCheck } from '@gazetteer/catalogue';
import { type Content } from '@gazetteer/content';
import { createTrial, type Datastore } from '@gazetteer/datastore';
import type { FollowService } from '@gazetteer/follow';
import type { HarvestService } from '@gazetteer/harvest';
import {
  type IdentityContext,
  personClaims,
  personOfBrowser,
  peopleDirectory,
  senderOfRequest,
} from '@gazetteer/identity';
import {
  answerInTheirName,
  type Authorizer,
  type BackgroundTask,
  createHttpServer,
  createLogger,
  type HealthCheck,
  type HttpServer,
  NotReady,
  requireRoom,
  type Sql,
} from '@gazetteer/kernel';
import { type OauthContext, openOauthContext } from '@gazetteer/oauth';
import { openPermissionContext, type PermissionContext } from '@gazetteer/permissions';
import { createOutbound, type Outbound } from '@gazetteer/outbound';
import type { ProjectContext } from '@gazetteer/projects';
import type { SiteSettings } from '@gazetteer/site';
import { apiDocumentation } from './api-documentation/api-documentation.ts';
import { describeApi } from './api-documentation/describe-api.ts';
import { countUses } from './count-uses.ts';
import { openIdentity } from './identity/open-identity.ts';
import { pageOfRole } from './identity/page-of-role.ts';
import { whoCalls } from './identity/who-calls.ts';
import { installationGauges } from './operation/health/installation-gauges.ts';
import { loginRequests } from './oauth/login-requests.ts';
import { bringUpToDate, openStore } from './open-store.ts';
import { observe } from './observe.ts';
import { openProjects } from './projects/open-projects.ts';
import { projectAccess } from './projects/project-access.ts';
import { type Settings } from './settings.ts';
import { followSiteFile } from './oauth/site-settings.ts';
import { createAuthorizer } from './rights/authorizer.ts';
import { clientRights } from './rights/client-rights.ts';
import { directoryWithPrograms } from './rights/directory.ts';
import { installOwnRights } from './rights/own-rights.ts';
import { personalRoles } from './rights/personal-roles.ts';
import { mountServices } from './mount-services.ts';
import { type SiteInForce, siteInForce } from './operation/site/site-in-force.ts';
import { loadSite } from './site.ts';
import { version } from './version.ts';

/** The stores and services of one process, ready to be called, not yet listening. */
export type Application = {
  settings: Settings;
  /** What the site was at the start. */
  site: SiteSettings;
  /** What the site is at this moment. */
  siteNow: SiteInForce;
  sql: Sql;
  server: HttpServer;
  /** Calls any action without HTTP. */
  call: ActionRegistry['call'];
  datastore: Datastore;
  harvest: HarvestService;
  follow: FollowService;
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
  /** From now on `/health/ready` says that the process is about to stop; it takes requests all the same. */
  announceClosing(): void;
  close(): Promise<void>;
};

/**
 * Opens the stores, brings their schema up to date and mounts every service.
 * @param start `serves` is false for a command, which may run beside a server that was given other settings; `store` is the SQL store
 *   where its caller has opened it, and is closed with the application
 */
export async function openApplication(
  settings: Settings,
  { serves = true, store }: { serves?: boolean; store?: Sql } = {},
): Promise<Application> {
  const loaded = await loadSite(settings.DATA_DIR, settings.SITE_FILE);
  const logger = createLogger(settings.LOG_LEVEL, process.stdout.isTTY);
  const sql = store ?? (await openStore(settings));
  if (store) await bringUpToDate(store);
  const endObserving = await observe(settings, logger);
  const siteNow = siteInForce(sql, loaded.site);
  // Services are told once; pages ask each time.
  const site = await siteNow.read();
  const permissions = openPermissionContext({ sql });
  await installOwnRights(permissions);
  const authorizer = createAuthorizer(permissions);
  const outbound = createOutbound({ allowPrivate: settings.OUTBOUND_PRIVATE });
  const { identity, tasks, byKey, processKey } = await openIdentity(settings, sql, {
    log: logger,
    loaded,
    serves,
    outbound,
    roles: personalRoles(permissions),
  });
  const oauth = openOauthContext({
    sql,
    log: logger,
    secrets: identity.secrets,
    outbound,
    projects: identity.projects,
    people: {
      ...personClaims(identity),
      signedIn: (project, cookie) => personOfBrowser(identity, project, cookie),
      sentBy: (project, request) => senderOfRequest(identity, project, request),
    },
    rights: clientRights(permissions),
  });
  if (serves) await followSiteFile(oauth, loaded);
  const access = projectAccess(identity, authorizer);
  const people = directoryWithPrograms(
    peopleDirectory(identity, { language: site.defaultLanguage, pageOf: pageOfRole }),
    oauth,
  );
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
  // Each tells what happens in it; the counter knows the projects, and they are opened last.
  for (const service of [identity, oauth, permissions]) service.activity = projects.activity;
  tasks.push(projects.activity.task);
  const checks: Record<string, HealthCheck> = {
    sql: () => sql.check(),
    disk: () => requireRoom(tmpdir(), 'disk'),
    search: searchCheck(sql),
  };
  const server = await createHttpServer({
    logger,
    authenticate: whoCalls({ identity, oauth, projects, byKey }),
    rateLimit: settings.RATE_LIMIT,
    trustProxy: settings.TRUST_PROXY,
    https: settings.PUBLIC_URL.startsWith('https:'),
    checks,
    openMetrics: settings.METRICS_OPEN,
    gauges: installationGauges({ sql, identity, settings, checks }),
    version,
    beforeRoutes: (started) => describeApi(started, settings.PUBLIC_URL),
  });
  server.addHook('preHandler', answerInTheirName);
  const uses = createUseCounter({ sql, log: logger });
  const { digest } = identity.secrets;
  const searches = createSearchCounter({ sql, log: logger, digest });
  tasks.push(uses.task, searches.task);
  countUses(server, { uses, searches });
  await server.register(apiDocumentation);
  const mounted = {
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
  };
  identity.oauth = loginRequests(oauth, identity);
  const { datastore, content, harvest, follow } = await mountServices(server, sql, mounted);
  checks['objects'] = createTrial(datastore.context.objects);
  checks['tables'] = async () => void (await datastore.context.workers.run({ tables: [], sql: 'select 1' }));
  const announceClosing = () => {
    checks['process'] = async () => {
      throw new NotReady('is about to stop');
    };
  };
  const close = async () => {
    await Promise.all(tasks.map((task) => task.stop()));
    await server.close();
    // After the last request, whose sums are written too.
    for (const counter of [projects.activity, uses, searches]) {
      await counter.flush().catch((error: unknown) => {
        logger.error({ err: error }, 'what was counted last could not be written');
      });
    }
    await sql.close();
    await endObserving();
  };
  return {
    settings,
    site,
    siteNow,
    sql,
    server,
    call: server.actions.call,
    datastore,
    harvest,
    follow,
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
    announceClosing,
    close,
  };
}
