import type { Caller } from '@gazetteer/kernel';
import { nameOfCaller } from '../jobs/job-rights.ts';
import { listLooks } from './look.store.ts';
import type { Looks } from './looks.ts';

const MOST = 100;

/** A file whose rows its maker has seen and not published, and until when they stay. */
export type UnpublishedLook = { id: string; dataset: string; file: string; until: string };

/** What the caller looks at, the first to go first; what is still read, or gone already, is not among them. */
export async function unpublishedLooks(
  { context, sql }: Pick<Looks, 'context' | 'sql'>,
  caller: Caller,
): Promise<UnpublishedLook[]> {
  const now = context.clock().toISOString();
  const looks = await listLooks(sql, nameOfCaller(caller));
  return looks
    .filter(({ rows_key, expires_at }) => rows_key !== null && expires_at > now)
    .toSorted((one, other) => one.expires_at.localeCompare(other.expires_at))
    .slice(0, MOST)
    .map(({ id, package_id, source_name, expires_at }) => ({
      id,
      dataset: package_id,
      file: source_name,
      until: expires_at,
    }));
}
