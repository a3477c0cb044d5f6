import { networkOf, siteOf } from '@gazetteer/kernel';
import type { Submission } from '../flow-method.ts';
import { type Action, actionLimits, type Backoff } from './action-limits.ts';
import { knownDevice } from './known-device.ts';
import type { IdentityContext } from '../../model/identity-context.ts';

/** What somebody tries. */
export type Tried = {
  action: Action;
  /** The identity that is tried; what was typed where there is none, so that both are treated alike. */
  account?: { id: string; exists: boolean };
};

/** Who tries. */
export type Caller = Pick<Submission, 'project' | 'visit' | 'mode' | 'current'>;

/** One thing that failures are counted for. */
export type Counter = {
  role: 'address' | 'account' | 'pair' | 'device';
  /** How it is called in the store. */
  subject: string;
  limit: Backoff;
};

/**
 * What a try is counted for: the address, the account and both together, or only the device when it has signed in to
 * the account before. The order is the same for all, so that two writers never wait for each other.
 */
export function countersOf(
  { secrets }: Pick<IdentityContext, 'secrets'>,
  caller: Caller,
  { action, account }: Tried,
): Counter[] {
  const network = networkOf(caller.visit.ip);
  // Guesses at one account, of which hardly anybody else makes any: they are counted for more than a household.
  const site = siteOf(caller.visit.ip);
  const counter = (role: Counter['role'], ...parts: string[]): Counter => ({
    role,
    subject: secrets.digest(['throttle', role, ...parts].join('\n')),
    limit: actionLimits[action][role],
  });
  if (!account) return [counter('address', network)];
  const device = account.exists ? trustedDevice({ secrets }, caller, account.id) : undefined;
  if (device) return [counter('device', account.id, device)];
  return [counter('address', network), counter('account', account.id), counter('pair', account.id, site)];
}

// A session that still lacks its second step is no proof: whoever has guessed a password gets as many as they like.
function trustedDevice(
  context: Pick<IdentityContext, 'secrets'>,
  { project, visit, current }: Caller,
  identityId: string,
): string | undefined {
  const isOwn = current?.identity.id === identityId && current.session.aal >= current.available;
  return isOwn ? current.session.id : knownDevice(context, project, identityId, visit);
}
