import type { FollowContext } from '../model/follow-context.ts';
import { markDue, readProgress, writeProgress } from '../model/follow.store.ts';
import type { Change } from '../model/ports.ts';

/** Changes that are read at once. */
const AT_ONCE = 1000;
/** A change is dated when it is made and seen when it is committed: what was dated shortly before is looked at again. */
const OVERLAP_MILLISECONDS = 10 * 60_000;
/** Databases take some thousand parameters a statement. */
const MOST_TARGETS = 500;

/** Which changes this process has marked already, so that the overlap costs nothing. */
export type MarkedChanges = { has(id: string): boolean; set(id: string, value: true): unknown };

/**
 * Marks what is followed and has changed since the last time, to be looked at. It goes on where any process left off;
 * marking twice does no harm, for a look tells only what was not told.
 */
export async function markChanged(
  { sql, clock, changes }: Pick<FollowContext, 'sql' | 'clock' | 'changes'>,
  marked: MarkedChanges,
): Promise<void> {
  const until = await readProgress(sql);
  if (until === undefined) return writeProgress(sql, clock().toISOString());
  let since = new Date(Date.parse(until) - OVERLAP_MILLISECONDS).toISOString();
  for (;;) {
    const found = await changes.since(since, AT_ONCE);
    const fresh = found.filter(({ id }) => !marked.has(id));
    await sql.transaction(() => markAll(sql, fresh));
    for (const { id } of fresh) marked.set(id, true);
    const last = found.at(-1);
    if (last && last.at > until) await writeProgress(sql, last.at);
    // A page full of one moment would be read again and again.
    if (!last || found.length < AT_ONCE || last.at === since) return;
    since = last.at;
  }
}

async function markAll(sql: FollowContext['sql'], fresh: readonly Change[]): Promise<void> {
  const distinct = (values: readonly (string | null)[]) => [
    ...new Set(values.filter((value) => value !== null)),
  ];
  const described = fresh.filter(({ what }) => what === 'description');
  for (const [kind, targets] of [
    ['dataset', distinct(fresh.map(({ dataset }) => dataset))],
    ['organization', distinct(described.map(({ organization }) => organization))],
    ['value', distinct(fresh.map(({ table }) => table))],
  ] as const) {
    for (let first = 0; first < targets.length; first += MOST_TARGETS) {
      await markDue(sql, kind, targets.slice(first, first + MOST_TARGETS));
    }
  }
  if (described.length > 0) await markDue(sql, 'search', undefined);
}
