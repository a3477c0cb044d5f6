import type { MetadataRecord } from '../metadata/record/metadata-record.ts';
import { criteria, type Dimension, dimensions } from './criteria.ts';

/** How FAIR a dataset is: findable, accessible, interoperable, reusable, and set in its context. */
export type FairScore = {
  points: number;
  byDimension: Record<Dimension, number>;
  /** Ids of the criteria that are not met, in their order. */
  missing: string[];
};

export type Band = 'excellent' | 'good' | 'sufficient' | 'bad';

/** The most points there are: 405, as the European data portal has it. */
export const MOST_POINTS = Object.values(dimensions).reduce((sum, points) => sum + points, 0);

/** Weighs what there is to say about a dataset. */
export function scoreDataset(record: MetadataRecord): FairScore {
  const byDimension = { findability: 0, accessibility: 0, interoperability: 0, reusability: 0, context: 0 };
  const missing: string[] = [];
  for (const { id, dimension, points, isMet } of criteria) {
    if (isMet(record)) byDimension[dimension] += points;
    else missing.push(id);
  }
  const points = Object.values(byDimension).reduce((sum, one) => sum + one, 0);
  return { points, byDimension, missing };
}

/** What is below is to be mended. */
export const GOOD_POINTS = 221;

/** The word for a number of points, at the European data portal's limits. */
export function bandOf(points: number): Band {
  if (points >= 351) return 'excellent';
  if (points >= GOOD_POINTS) return 'good';
  return points >= 121 ? 'sufficient' : 'bad';
}
