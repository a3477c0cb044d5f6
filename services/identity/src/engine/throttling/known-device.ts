import { networkOf, randomToken } from '@gazetteer/kernel';
import { listTrustedDevices } from './throttle.store.ts';
import { addCookie, cookieLine, readCookie } from '../../http/cookies.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import type { Project } from '../../model/projects/project.ts';
import type { Device } from '../../model/sessions/session.ts';
import type { Visit } from '../../http/visit.ts';

const COOKIE = 'gazetteer_device';
const REMEMBERED_SECONDS = 180 * 24 * 60 * 60;
const MOST_ACCOUNTS = 5;

/**
 * Lets a browser show later that an account has signed in from it. The cookie holds a random number and a keyed
 * digest of it for each account (as OWASP's device cookies do); it opens nothing, it only keeps the guesses of
 * others from holding up the owner. To be called when a sign-in is complete, second step included.
 */
export function rememberDevice(
  { secrets }: Pick<IdentityContext, 'secrets'>,
  project: Project,
  identityId: string,
  visit: Pick<Visit, 'headers' | 'answer'>,
): void {
  const [nonce = '', ...marks] = readDevice(visit);
  const number = nonce === '' ? randomToken('', 24) : nonce;
  const mine = markedText(project, identityId, number);
  const others = marks.filter((mark) => !secrets.matches(mine, mark));
  const value = [number, secrets.digest(mine), ...others].slice(0, MOST_ACCOUNTS + 1).join('.');
  addCookie(visit, cookieLine(project, COOKIE, value, { maxAge: REMEMBERED_SECONDS }));
}

/** The number of a browser that the account has signed in from, or undefined. */
export function knownDevice(
  { secrets }: Pick<IdentityContext, 'secrets'>,
  project: Project,
  identityId: string,
  visit: Visit,
): string | undefined {
  const [nonce, ...marks] = readDevice(visit);
  if (nonce === undefined) return undefined;
  const text = markedText(project, identityId, nonce);
  return marks.slice(0, MOST_ACCOUNTS).some((mark) => secrets.matches(text, mark)) ? nonce : undefined;
}

function readDevice(visit: Pick<Visit, 'headers'>): string[] {
  const value = readCookie(visit, COOKIE) ?? '';
  return /^[A-Za-z\d]{24}(?:\.[\w-]{43})+$/.test(value) ? value.split('.') : [];
}

function markedText(project: Project, identityId: string, nonce: string): string {
  return `known device ${project.id} ${identityId} ${nonce}`;
}

/** True for an address that the account has lately been signed in to. */
export async function isKnownAddress(
  { sql }: Pick<IdentityContext, 'sql'>,
  projectId: string,
  identityId: string,
  address: string,
): Promise<boolean> {
  const network = networkOf(address);
  const lists = await listTrustedDevices(sql, projectId, identityId);
  return lists.some((list) =>
    (JSON.parse(list) as Device[]).some(({ ip_address }) => networkOf(ip_address) === network),
  );
}
