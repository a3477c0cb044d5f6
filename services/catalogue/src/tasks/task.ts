import type { OutsideTask } from '../catalogue.ts';
import type { Titled } from '../model/titled.ts';

/**
 * What can wait for who edits datasets, in the order of how much it wants them: what others wait for, what has failed, what
 * visitors asked, what is to be renewed or described, and last what waits for others or its time.
 */
export const taskKinds = [
  'review',
  'sent_back',
  'look',
  'import_failed',
  'harvest_failed',
  'asked',
  'question',
  'stale',
  'low_quality',
  'in_review',
  'scheduled',
] as const;
export type TaskKind = (typeof taskKinds)[number];

/** Of these nothing is to be done by the one who reads them. */
export const kindsOfOthers: readonly TaskKind[] = ['in_review', 'scheduled'];

/** Something that waits, as it was found. */
export type FoundTask = {
  /** Null where it is of an organisation as a whole. */
  dataset: Titled | null;
  owner_org: string | null;
  /** Since when it waits, or when it is due. */
  at: string | null;
  /** Who submitted it, sent it back or scheduled it. */
  by?: string | null;
  /** What was said when it was sent back. */
  note?: string | null;
  renewal?: { frequency: string; renewed_at: string };
  quality?: { score: number; missing: string[] };
  outside?: OutsideTask;
};
