import { randomUUID } from 'node:crypto';
import { actorOf, type Caller, conflict, invalidInput, notFound, requireRight } from '@gazetteer/kernel';
import type { Static } from 'typebox';
import { organizationOf } from './find-organization.ts';
import type { HarvestSources } from './harvest-sources.ts';
import { isOneTable } from './open-source.ts';
import { nextTime } from './schedule.ts';
import { administeredSource, showSource } from './show-sources.ts';
import type { Source, SourceCreate, SourceUpdate } from './source.contract.ts';
import { changeSource, insertSource, sourcesOf } from './source.store.ts';
import type { StoredSource } from './source-tables.ts';

const MOST_SOURCES = 100;

/**
 * Makes a source for an organisation of which the caller is an admin. Unless it waits to be asked, its first run is due
 * at once.
 * @throws not_found, access_denied; invalid_input on `url`; conflict where the organisation has it already
 */
export async function createSource(
  sources: HarvestSources,
  caller: Caller,
  given: Static<typeof SourceCreate>,
): Promise<Source> {
  const { sql, authorizer, clock } = sources;
  const organization = await organizationOf(sources, given.owner_org);
  if (!organization) throw notFound('Not found: Organization was not found.');
  await requireRight(authorizer, caller, 'admin', { type: 'organization', id: organization.id });
  const url = readAddress(given.url);
  const now = clock().toISOString();
  const schedule = given.schedule ?? 'daily';
  const kind = given.kind ?? 'auto';
  const source: StoredSource = {
    id: randomUUID(),
    url,
    title: titleOf(given.title, url),
    kind,
    owner_org: organization.id,
    schedule,
    tables: given.tables || isOneTable({ kind, url }) ? 1 : 0,
    prune: given.prune ? 1 : 0,
    paused: given.paused ? 1 : 0,
    next_run_at: schedule === 'manual' ? null : now,
    failures: 0,
    created_at: now,
    created_by: actorOf(caller),
    modified_at: now,
  };
  await sql.transaction(async () => {
    await requireRoomFor(sources, source);
    await insertSource(sql, source);
  });
  return showSource(sources, source);
}

/**
 * Changes what is said of a source; what is not said stays. A new address is tried at once, a new schedule begins now.
 * @throws not_found; invalid_input on `url`; conflict where somebody else has changed it, or it is there twice then
 */
export async function updateSource(
  sources: HarvestSources,
  caller: Caller,
  { id, if_revision, ...given }: Static<typeof SourceUpdate>,
): Promise<Source> {
  const { sql } = sources;
  const before = await administeredSource(sources, caller, id);
  const after = changed(before, given, sources.clock());
  await sql.transaction(async () => {
    if (after.url !== before.url) await requireRoomFor(sources, after);
    const { id: _id, ...change } = after;
    // What a run has said of the source meanwhile is not undone.
    const { failures, next_run_at, ...said } = change;
    const restarts = after.url !== before.url || after.schedule !== before.schedule;
    const seen = { id, revision: if_revision ?? undefined };
    const isDone = await changeSource(sql, seen, restarts ? { ...said, failures, next_run_at } : said);
    if (!isDone) throw conflict('Somebody else has changed this source since; look at it again');
  });
  return showSource(sources, await administeredSource(sources, caller, id));
}

function changed(
  before: StoredSource,
  given: Omit<Static<typeof SourceUpdate>, 'id' | 'if_revision'>,
  now: Date,
): StoredSource {
  const url = given.url === undefined ? before.url : readAddress(given.url);
  const schedule = given.schedule ?? before.schedule;
  const kind = given.kind ?? before.kind;
  const flag = (value: boolean | null | undefined, was: number) => (value == null ? was : value ? 1 : 0);
  const next = url === before.url ? nextTime(schedule, now, now) : now;
  return {
    ...before,
    url,
    title: given.title == null ? before.title : titleOf(given.title, url),
    kind,
    schedule,
    tables: isOneTable({ kind, url }) ? 1 : flag(given.tables, before.tables),
    prune: flag(given.prune, before.prune),
    paused: flag(given.paused, before.paused),
    next_run_at: schedule === 'manual' ? null : (next?.toISOString() ?? null),
    failures: url === before.url ? before.failures : 0,
    modified_at: now.toISOString(),
  };
}

async function requireRoomFor({ sql }: HarvestSources, source: StoredSource): Promise<void> {
  const { count, same } = await sourcesOf(sql, source);
  if (same && same.id !== source.id) throw conflict('The organisation has a source with this address');
  if (count >= MOST_SOURCES && !same) throw conflict(`An organisation has ${MOST_SOURCES} sources at most`);
}

/** The address as it is written down: what cannot be fetched is refused before anything tries. */
function readAddress(given: string): string {
  const text = given.trim();
  const address = URL.parse(text);
  if (!address || !/^https?:$/.test(address.protocol)) throw invalidInput({ url: ['Must be a web address'] });
  if (address.username !== '' || address.password !== '')
    throw invalidInput({ url: ['Must not hold a user name or a password'] });
  return text;
}

function titleOf(given: string | null | undefined, url: string): string {
  return given?.trim() || new URL(url).host;
}
