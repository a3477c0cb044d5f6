import { execFile } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { root } from '../../scripts/run-command.mjs';
import type { CrashSite } from '../crash/crash-site.ts';
import { newPerson, type Person } from '../people.ts';
import type { Visitor } from './visitor.ts';

const PATIENCE = 10_000;

/** Makes an account whose address is confirmed, as an administrator does. */
export async function makeAccount(site: CrashSite): Promise<Person> {
  const person = newPerson();
  const { email, name, password } = person;
  await site.request('/api/.ory/admin/identities', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      schema_id: 'individual',
      traits: { email, name },
      verifiable_addresses: [{ value: email, verified: true, via: 'email', status: 'completed' }],
      credentials: { password: { config: { password } } },
    }),
  });
  return person;
}

/** Fills the form of the page for signing in, and sends it. */
export async function signIn(
  visitor: Visitor,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await visitor.fill('Email', email);
  await visitor.fill('Password', password);
  await visitor.press('button', 'Sign in');
}

/** Signs in with an account of their own, on the way to a page, and waits for it. */
export async function arriveSignedIn(visitor: Visitor, site: CrashSite, path: string): Promise<Person> {
  const person = await makeAccount(site);
  await visitor.open(`/login?return_to=${encodeURIComponent(path)}`);
  await signIn(visitor, person);
  await visitor.arrive(new RegExp(`^${RegExp.escape(path)}`));
  return person;
}

interface Message {
  template_type: string;
  body: string;
}

/** Waits for the mail of a kind to an address, which the administrator can read. @returns the code in it */
export async function codeSentTo(
  site: CrashSite,
  email: string,
  kind: 'verification' | 'recovery',
): Promise<string> {
  for (const start = Date.now(); Date.now() - start < PATIENCE; await setTimeout(100)) {
    const query = new URLSearchParams({ recipient: email });
    const answer = await site.request(`/api/.ory/admin/courier/messages?${query}`);
    const messages = (await answer.json()) as Message[];
    const sent = messages.find(({ template_type }) => template_type === `${kind}_code_valid`);
    const [code] = /\b\d{6}\b/.exec(sent?.body ?? '') ?? [];
    if (code !== undefined) return code;
  }
  throw new Error(`no mail with a code for ${kind} came to ${email}`);
}

/** The administrator of each site: the command that makes one takes seconds. */
const administrators = new WeakMap<CrashSite, Promise<Person>>();

/** Signs in as somebody who administers the installation, on the way to a page. */
export async function arriveAsAdministrator(visitor: Visitor, site: CrashSite, path: string): Promise<void> {
  const known = administrators.get(site) ?? makeAdministrator(site);
  administrators.set(site, known);
  await visitor.open(`/login?return_to=${encodeURIComponent(path)}`);
  await signIn(visitor, await known);
  await visitor.arrive(new RegExp(`^${RegExp.escape(path)}`));
}

async function makeAdministrator(site: CrashSite): Promise<Person> {
  const person = await makeAccount(site);
  const invite = ['apps/server/src/gazetteer.ts', 'admin', 'invite', person.email];
  const environment = { ...process.env, DATA_DIR: site.dataFolder, DATABASE_URL: '', OBJECT_STORE_URL: '' };
  await promisify(execFile)(process.execPath, invite, { cwd: root, env: environment });
  return person;
}
