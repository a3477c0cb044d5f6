import { randomUUID } from 'node:crypto';
import type { StoredRun, StoredSource } from './source-tables.ts';

/** A run of a source that waits for a process. */
export function newRun(
  { id }: Pick<StoredSource, 'id'>,
  { askedBy, now }: { askedBy: string | null; now: Date },
): StoredRun {
  return {
    id: randomUUID(),
    source_id: id,
    state: 'waiting',
    phase: 'waiting',
    asked_by: askedBy,
    owner: null,
    lease_until: null,
    taken: 0,
    stop_asked: 0,
    done: 0,
    total: 0,
    report: '{}',
    error: null,
    recovered: 0,
    created_at: now.toISOString(),
    started_at: null,
    finished_at: null,
  };
}
