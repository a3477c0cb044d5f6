import { personalContent } from '@gazetteer/content';
import {
  callerOfKey,
  callerOfRequest,
  createCleanUp,
  createCourier,
  type IdentityContext,
  isPersonalKey,
  openIdentityContext,
  openMailer,
  type PersonalDataPort,
} from '@gazetteer/identity';
import type { BackgroundTask, HttpServerOptions, Sql } from '@gazetteer/kernel';
import { authenticateByKey, presentedKey } from '../administrator-keys/authenticate-by-key.ts';
import { newKey } from '../administrator-keys/change-keys.ts';
import { seedKeys } from '../administrator-keys/seed-keys.ts';
import { ensureSecretKeys } from '../secret-keys.ts';
import type { Settings } from '../settings.ts';
import type { LoadedSite } from '../site.ts';
import { seedPortalProject } from './portal-project.ts';

export type OpenedIdentity = {
  identity: IdentityContext;
  /** Sends messages and removes what has ended, once it is started. */
  tasks: BackgroundTask[];
  authenticate: NonNullable<HttpServerOptions['authenticate']>;
  /** A key that only this process knows, for what it asks of its own routes. */
  processKey: string;
};

type Opening = {
  log: IdentityContext['log'];
  loaded: LoadedSite;
  serves: boolean;
  /** What is kept of people's rights. */
  roles: PersonalDataPort;
};

/** Opens what knows accounts: their keys, the portal's project, the way to people's mail, and who calls. */
export async function openIdentity(
  settings: Settings,
  sql: Sql,
  { log, loaded, serves, roles }: Opening,
): Promise<OpenedIdentity> {
  const { PUBLIC_URL, SMTP_URL } = settings;
  const secrets = await ensureSecretKeys(settings);
  const personalData = together(personalContent(sql, PUBLIC_URL), roles);
  const identity = openIdentityContext({ sql, log, secrets, personalData, publicUrl: PUBLIC_URL });
  await seedPortalProject(identity, settings, loaded, { follows: serves });
  const mailer = SMTP_URL ? openMailer(SMTP_URL) : undefined;
  await seedKeys(sql, settings);
  const processKey = newKey();
  const byKey = authenticateByKey(sql, { processKey });
  return {
    identity,
    tasks: [createCourier(identity, mailer), createCleanUp(identity)],
    processKey,
    // The bearer of a key, whose shape tells where to look for it, else the person of the request's session, else nobody.
    authenticate: async (request) => {
      const key = presentedKey(request.headers);
      const isPersonal = key !== undefined && isPersonalKey(key);
      const caller = await (isPersonal ? callerOfKey(identity, request.host, key) : byKey(request));
      return caller.kind === 'anonymous' ? callerOfRequest(identity, request) : caller;
    },
  };
}

/** What several services keep about people, as one. */
function together(...ports: readonly PersonalDataPort[]): PersonalDataPort {
  return {
    export: async (person) => {
      const data: Record<string, unknown> = {};
      for (const port of ports) Object.assign(data, await port.export(person));
      return data;
    },
    remove: async (person) => {
      for (const port of ports) await port.remove(person);
    },
  };
}
