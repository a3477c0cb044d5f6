import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { beSignedIn, signInByCall } from './account.ts';
import { makeAdministrator } from './own-server.ts';
import type { Person } from './people.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const run = promisify(execFile);

/** The editors of this process, by the server they belong to: making one takes seconds, signing one in does not. */
const editors = new Map<string, Person>();

/** Signs this browser in as somebody who may edit what the site says, made one as an operator does. */
export async function beEditor(page: Page, folder = process.env.E2E_DATA_DIR ?? ''): Promise<Person> {
  const known = editors.get(folder);
  if (known) {
    await signInByCall(page, known);
    return known;
  }
  const person = await beSignedIn(page, {}, { folder });
  if (folder === process.env.E2E_DATA_DIR) await inviteByCommand(folder, person.email);
  else await makeAdministrator(folder, person.email);
  editors.set(folder, person);
  return person;
}

async function inviteByCommand(folder: string, email: string): Promise<void> {
  const settings = { DATA_DIR: folder, DATABASE_URL: '', OBJECT_STORE_URL: '' };
  await run('node', ['apps/server/src/gazetteer.ts', 'admin', 'invite', email], {
    cwd: root,
    env: { ...process.env, ...settings },
  });
}
