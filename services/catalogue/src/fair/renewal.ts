import { catalogueTime } from '../fields/timestamps.ts';
import { frequencyOf } from '../metadata/record/authority-tables.ts';
import type { ResourceDictionary } from '../model/resource.contract.ts';

/** Since when the data of a dataset are as they are, and from when on they are stale by their own frequency. */
export type Renewal = { frequency: string; renewed_at: string; due_at: string };

/** Days between one renewal and the next; the other frequencies promise none. */
const days: Record<string, number | undefined> = {
  Daily: 1,
  Weekly: 7,
  Fortnightly: 14,
  Monthly: 31,
  Quarterly: 92,
  Biannually: 183,
  Yearly: 366,
  Quinquennial: 1827,
  Decadal: 3653,
};

const DAY_MILLISECONDS = 24 * 60 * 60_000;
/** So much later data may come before they are called stale: figures are seldom ready on the day. */
const GRACE_SHARE = 1 / 4;
const GRACE_DAYS = 2;

/**
 * When a dataset is to be renewed: as often as the table in it that is renewed most often, counted from the last change of
 * any of its data. Descriptions that change do not make figures newer.
 * @returns undefined where nothing is promised, or nothing is there yet
 */
export function renewalOf(
  resources: readonly Pick<ResourceDictionary, 'frequency' | 'last_modified' | 'created'>[],
): Renewal | undefined {
  const frequency = frequencyOf(resources.map((resource) => resource.frequency))?.name;
  const between = frequency === undefined ? undefined : days[frequency];
  const renewed_at = resources
    .map(({ last_modified, created }) => last_modified ?? created)
    .toSorted()
    .at(-1);
  if (frequency === undefined || between === undefined || renewed_at === undefined) return undefined;
  const allowed = between + Math.max(GRACE_DAYS, Math.ceil(between * GRACE_SHARE));
  const due = Date.parse(`${renewed_at}Z`) + allowed * DAY_MILLISECONDS;
  return { frequency, renewed_at, due_at: catalogueTime(new Date(due)) };
}
