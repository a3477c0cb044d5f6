import type { Session } from '@gazetteer/site';
import { callService, reportError, type SiteContext } from '@gazetteer/site/server';
import { readTraits } from '../../session/check-completeness.server.ts';
import { describeDevice, type KnownDevice } from './describe-device.server.ts';

/** A sign-in as the page shows it. */
export interface ShownSession extends KnownDevice {
  id: string;
  signedInAt: string;
}

/** What the profile page shows of a person; what cannot be had is missing, and the rest is still there. */
export async function loadProfile(services: SiteContext, request: Request, session: Session) {
  const [traits, others] = await Promise.all([
    orNothing(readTraits(services, session.identity)),
    orNothing(listOthers(services, request)),
  ]);
  const addresses = session.identity.verifiable_addresses ?? [];
  return {
    traits,
    addresses: addresses.map(({ value, verified }) => ({ value, verified })),
    current: show(session),
    others,
  };
}

async function listOthers(services: SiteContext, request: Request): Promise<ShownSession[]> {
  const answer = await callService(services, request, '/sessions?per_page=100');
  if (!answer.ok) throw new Error(`the list of sessions was answered with ${answer.status}`);
  return ((await answer.json()) as Session[]).map(show);
}

function show({ id, devices, authenticated_at, issued_at }: Session): ShownSession {
  // A session that was stepped up or refreshed elsewhere has several; the last one is where it is now.
  return { id, ...describeDevice(devices?.at(-1) ?? {}), signedInAt: authenticated_at ?? issued_at ?? '' };
}

async function orNothing<Result>(result: Promise<Result>): Promise<Result | undefined> {
  try {
    return await result;
  } catch (error) {
    reportError(error);
    return undefined;
  }
}
