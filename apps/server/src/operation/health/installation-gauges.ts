import { countDatasets, inspectSearchIndex } from '@gazetteer/catalogue';
import { countSources } from '@gazetteer/harvest';
import type { IdentityContext } from '@gazetteer/identity';
import { type HealthCheck, type InstallationGauge, runChecks, type Sql } from '@gazetteer/kernel';
import type { Settings } from '../../settings.ts';
import { lastBackup } from '../last-backup/last-backup.store.ts';
import { countFailedSignIns, countMessages, countRecentImports } from './count-queues.ts';
import { readRoom } from './read-room.ts';

/** What failed within a day is told. */
const RECENT_MILLISECONDS = 24 * 60 * 60_000;
const HOUR_MILLISECONDS = 60 * 60_000;

/** What the figures are read from. */
type Installation = {
  sql: Sql;
  identity: Pick<IdentityContext, 'sql' | 'clock'>;
  settings: Pick<Settings, 'DATA_DIR'>;
  checks: Record<string, HealthCheck>;
};

/** What hurts an installation while requests are still answered: for its alerts. */
export function installationGauges(installation: Installation): InstallationGauge[] {
  const { sql, settings, checks } = installation;
  return [
    {
      name: 'gazetteer_messages',
      help: 'Messages that wait, should have left five minutes ago, or were given up in the last day; 1000 at most',
      label: 'state',
      read: () => countMessages(installation, RECENT_MILLISECONDS),
    },
    {
      name: 'gazetteer_imports',
      help: 'Imports that wait, go on, or failed in the last day; 1000 at most',
      label: 'state',
      read: () => countRecentImports(installation, RECENT_MILLISECONDS),
    },
    {
      name: 'gazetteer_harvest_sources',
      help: 'Sources of harvests: all, those that are paused, and of the others those whose last run failed',
      label: 'state',
      read: () => countSources(sql.as()),
    },
    {
      name: 'gazetteer_sign_ins',
      help: 'Sign-ins that failed in the last hour; 1000 at most',
      label: 'state',
      read: async () => ({ failed: await countFailedSignIns(installation, HOUR_MILLISECONDS) }),
    },
    {
      name: 'gazetteer_last_backup_timestamp_seconds',
      help: 'When `gazetteer backup` has written an archive last, as seconds since 1970; 0 where it never has',
      label: 'kind',
      read: async () => {
        const madeAt = await lastBackup(sql);
        return { archive: madeAt === undefined ? 0 : Date.parse(madeAt) / 1000 };
      },
    },
    {
      name: 'gazetteer_datasets',
      help: 'Datasets that everybody may see, those of them that visitors find, and all that the search index lacks',
      label: 'state',
      read: async () => ({
        ...(await countDatasets(sql.as())),
        not_in_search: (await inspectSearchIndex(sql)).missing,
      }),
    },
    {
      name: 'gazetteer_part_works',
      help: '1 for a part of the installation that works, 0 for one that does not',
      label: 'part',
      read: async () => {
        const parts = await runChecks(checks);
        return Object.fromEntries(parts.map(({ name, failure }) => [name, failure === undefined ? 1 : 0]));
      },
    },
    {
      name: 'gazetteer_free_bytes',
      help: 'Room on the disks that the process writes to',
      label: 'place',
      read: async () => {
        const rooms = await readRoom(settings.DATA_DIR);
        return Object.fromEntries(rooms.map(({ place, free_bytes }) => [place, free_bytes]));
      },
    },
  ];
}
