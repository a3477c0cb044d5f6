import type { ImportProgress } from '../import/import-input.ts';
import type { JobPhase } from './job-tables.ts';

export type JobProgress = { phase: JobPhase; fraction: number; rows: number | null };

// Where on the way from 0 to 1 each phase begins and ends, by how long it usually takes.
const spans: Partial<Record<JobPhase, readonly [from: number, to: number]>> = {
  fetching: [0, 0.3],
  reading: [0.3, 0.5],
  writing: [0.5, 0.9],
  describing: [0.9, 0.95],
  comparing: [0.95, 1],
};

/** How far a job is as a whole, given how far it is within a phase. */
export function overallProgress(phase: JobPhase, within = 0, rows: number | null = null): JobProgress {
  const [from, to] = spans[phase] ?? [0, 0];
  const done = Math.min(1, Math.max(0, within));
  return { phase, fraction: Math.round((from + done * (to - from)) * 1000) / 1000, rows };
}

/** What an import tells of itself, as progress of its job. The import's end is the beginning of the comparison. */
export function progressOfImport({ phase, fraction, rows }: ImportProgress): JobProgress {
  return overallProgress(phase === 'done' ? 'comparing' : phase, fraction, rows ?? null);
}
