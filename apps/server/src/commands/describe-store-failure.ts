import { join, resolve } from 'node:path';
import type { SettingsSource, StoreFailure } from '@gazetteer/kernel';

/**
 * Which store failed, with what words, and what a person may look at: for a terminal or a journal, never for visitors.
 * Users and passwords of addresses are left out.
 */
export function describeStoreFailure(failure: StoreFailure, environment: SettingsSource): string {
  const cause = failure.cause instanceof Error ? reasonOf(failure.cause) : 'no reason was given';
  return `${placeOf(failure, environment)} ${complaints[failure.fault]}: ${cause}. ${adviceFor(failure, environment)}`;
}

const complaints: Record<StoreFailure['fault'], string> = {
  away: 'does not answer',
  full: 'has no room left',
  busy: 'is too busy',
  unusable: 'cannot be used',
  missing: 'lacks a file',
};

/** Errors of several addresses at once have no words of their own. */
function reasonOf(error: Error): string {
  const reason = error.message || ('code' in error ? String(error.code) : error.name);
  return reason.replace(/\.$/, '');
}

function placeOf({ store }: StoreFailure, environment: SettingsSource): string {
  const { DATABASE_URL, OBJECT_STORE_URL } = environment;
  if (store === 'disk') return 'The folder for temporary files (TMPDIR)';
  if (store === 'objects')
    return `The object store ${OBJECT_STORE_URL ? publicPart(OBJECT_STORE_URL) : 'in DATA_DIR'}`;
  if (DATABASE_URL) return `The PostgreSQL server ${publicPart(DATABASE_URL)}`;
  return `The SQLite file ${join(dataFolder(environment), 'gazetteer.sqlite')}`;
}

function adviceFor({ store, fault }: StoreFailure, environment: SettingsSource): string {
  if (fault === 'full') return 'Make room, and start again.';
  if (store === 'objects') return 'Check OBJECT_STORE_URL.';
  if (store === 'disk') return 'Check the rights of the user who runs this.';
  if (environment['DATABASE_URL']) {
    return fault === 'unusable'
      ? 'Check user, password and database in DATABASE_URL.'
      : 'Check that it runs, and host and port in DATABASE_URL.';
  }
  return fault === 'busy'
    ? 'Another process holds it: wait for that, or stop it.'
    : `Check that this user may write to ${dataFolder(environment)} and the files in it; if the file is damaged, put the backup back.`;
}

function dataFolder({ DATA_DIR }: SettingsSource): string {
  return resolve(DATA_DIR || './data');
}

function publicPart(address: string): string {
  if (!URL.canParse(address)) return '';
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname}`;
}
