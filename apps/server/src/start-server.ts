import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { createClient } from '@gazetteer/client';
import { createConsole } from '@gazetteer/console';
import { PORTAL_PROJECT } from '@gazetteer/identity';
import {
  type Authorizer,
  type Caller,
  installation,
  isAdministrator,
  pagesVersionOf,
  shareAmongAskers,
} from '@gazetteer/kernel';
import { createPortal, homeTexts } from '@gazetteer/portal';
import type { SiteOptions } from '@gazetteer/site-server';
import type { Description } from './api-documentation/reference/read-operations.ts';
import { openReference } from './api-documentation/reference/open-reference.ts';
import { fetchInProcess, noteUnavailable } from './call-in-process.ts';
import { endWithGrace } from './web-process/end-with-grace.ts';
import { originAt } from './listening-address.ts';
import { openApplication, type Application } from './open-application.ts';
import type { Settings } from './settings.ts';

type PageServices = Awaited<ReturnType<SiteOptions['loadContext']>>;

const CLOSING_MILLISECONDS = 30_000;
/** Pages of both sites that are made at once for one visitor, or for all behind one address; who asks for more waits. */
const SHARE_OF_PAGES = { places: 4, waiting: 500 };

/** How long a process may take from a signal to its end. */
export function closingMilliseconds({ DRAIN_SECONDS }: Pick<Settings, 'DRAIN_SECONDS'>): number {
  return CLOSING_MILLISECONDS + DRAIN_SECONDS * 1000;
}

export type ServedApplication = Application & {
  /** Where it takes requests. */
  address: string;
};

/**
 * Opens the application, and serves it; where it cannot, nothing of it stays open, and the process can end.
 * @returns the application; its server listens
 */
export async function startServer(
  settings: Settings,
  mode: 'production' | 'development',
): Promise<ServedApplication> {
  const application = await openApplication(settings);
  try {
    return await serve(application, mode);
  } catch (error) {
    await application.close();
    throw error;
  }
}

/**
 * Mounts both sites and takes requests. On SIGTERM or SIGINT those who ask for readiness are told for
 * as long as `DRAIN_SECONDS` says; then running requests finish and the stores close. So they do after a fault that nothing caught,
 * which is logged: what else it has broken is not known.
 */
async function serve(
  application: Application,
  mode: 'production' | 'development',
): Promise<ServedApplication> {
  const { settings, server, siteNow, sql, authorizer } = application;
  const reference = openReference(() => server.swagger() as Description, settings.PUBLIC_URL);
  const pagesVersion = pagesVersionOf(sql);
  const loadContext: SiteOptions['loadContext'] = async ({ headers, host, ip, caller }) => {
    const inProcess = fetchInProcess(server, { authorization: headers.authorization, address: ip });
    const { fetch, lacksAnswers } = noteUnavailable(inProcess);
    return {
      clientIn: (language, asked) => createClient({ baseUrl: settings.PUBLIC_URL, language, fetch: asked }),
      fetch,
      site: await siteNow.read(),
      publicUrl: settings.PUBLIC_URL,
      ...(await accountsAt(application, host)),
      pagesVersion,
      lacksAnswers,
      mayOperate: () => isAdministrator(caller),
      mayPublish: () => editsDatasets(authorizer, caller),
      mayAdminister: () => administersOrganization(authorizer, caller),
      mayEdit: () => authorizer.allows(caller, 'editor', installation),
      homeTexts,
      reference,
    };
  };
  const inShare = shareAmongAskers(SHARE_OF_PAGES);
  await server.register(await createConsole({ mode, loadContext, inShare }));
  await server.register(await createPortal({ mode, loadContext, inShare, pagesVersion }));
  endWithGrace({ milliseconds: closingMilliseconds(settings), log: server.log }, async (isTold) => {
    if (isTold && settings.DRAIN_SECONDS > 0) {
      application.announceClosing();
      await setTimeout(settings.DRAIN_SECONDS * 1000);
    }
    await application.close();
  });
  await server.listen({ host: settings.HOST, port: settings.PORT });
  for (const task of application.tasks) task.start();
  const { port } = server.server.address() as AddressInfo;
  return { ...application, address: originAt(settings.HOST, port) };
}

async function editsDatasets(authorizer: Authorizer, caller: Caller): Promise<boolean> {
  const organizations = await authorizer.organizationsOf(caller, 'editor');
  if (organizations === 'all' || organizations.length > 0) return true;
  return (await authorizer.datasetsOf(caller, 'editor')).length > 0;
}

async function administersOrganization(authorizer: Authorizer, caller: Caller): Promise<boolean> {
  const organizations = await authorizer.organizationsOf(caller, 'admin');
  return organizations === 'all' || organizations.length > 0;
}

/** Whose accounts a page is about: those of the project whose host was called, else the portal's. */
async function accountsAt(
  { identity, settings }: Application,
  host: string,
): Promise<Pick<PageServices, 'accountsUrl' | 'project'>> {
  try {
    const { id, origin, name, settings: wanted } = await identity.projects.ofHost(host);
    if (id !== PORTAL_PROJECT) return { accountsUrl: origin, project: { name, ...wanted.branding } };
  } catch {
    // There is no such project, or the store is away: nobody is signed in then, and the page says so itself.
  }
  return { accountsUrl: settings.PUBLIC_URL };
}
