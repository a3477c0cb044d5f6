import { personalContent } from '@gazetteer/content';
import { personalFollows } from '@gazetteer/follow';
import {
  createCleanUp,
  createCourier,
  type IdentityContext,
  openIdentityContext,
  openMailer,
  type PersonalDataPort,
} from '@gazetteer/identity';
import type { BackgroundTask, Sql } from '@gazetteer/kernel';
import { grantsOfPeople } from '@gazetteer/oauth';
import type { Outbound } from '@gazetteer/outbound';
import { authenticateByKey } from '../administrator-keys/authenticate-by-key.ts';
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
  /** Who calls with a key of an administrator. */
  byKey: ReturnType<typeof authenticateByKey>;
  /** A key that only this process knows, for what it asks of its own routes. */
  processKey: string;
};

type Opening = {
  log: IdentityContext['log'];
  loaded: LoadedSite;
  serves: boolean;
  outbound: Outbound;
  /** What is kept of people's rights. */
  roles: PersonalDataPort;
};

/** Opens what knows accounts: their keys, the portal's project, and the way to people's mail. */
export async function openIdentity(
  settings: Settings,
  sql: Sql,
  { log, loaded, serves, outbound, roles }: Opening,
): Promise<OpenedIdentity> {
  const { PUBLIC_URL, SMTP_URL } = settings;
  const secrets = await ensureSecretKeys(settings);
  const personalData = together(personalContent(sql, PUBLIC_URL), roles, personalFollows(sql));
  const grants = grantsOfPeople(sql);
  const ports = { personalData, grants, outbound };
  const identity = openIdentityContext({ sql, log, secrets, ...ports, publicUrl: PUBLIC_URL });
  await seedPortalProject(identity, settings, loaded, { follows: serves });
  const mailer = SMTP_URL ? openMailer(SMTP_URL) : undefined;
  await seedKeys(sql, settings);
  const processKey = newKey();
  return {
    identity,
    tasks: [createCourier(identity, mailer), createCleanUp(identity)],
    processKey,
    byKey: authenticateByKey(sql, { processKey }),
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
