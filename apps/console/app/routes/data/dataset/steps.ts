import type { Standing } from '../../../datasets/standings.ts';

export type Step =
  | 'publish'
  | 'submit'
  | 'send_back'
  | 'schedule'
  | 'unschedule'
  | 'withdraw'
  | 'delete'
  | 'restore';

export interface Circumstances {
  standing: Standing;
  /** Whether somebody else has submitted it. */
  waitsForCaller: boolean;
  /** Whether its organisation wants a second pair of eyes. */
  requiresReview: boolean;
  /** Administrators of the installation publish without one. */
  isAdministrator: boolean;
}

/** What can be done next, the usual step first. The catalogue decides in the end: it also knows who changed a dataset last. */
export function stepsOf(circumstances: Circumstances): Step[] {
  const { standing, waitsForCaller, requiresReview, isAdministrator } = circumstances;
  const mayPublish = isAdministrator || !requiresReview;
  if (standing === 'deleted') return ['restore'];
  if (standing === 'public') return ['withdraw', 'delete'];
  if (standing === 'submitted') {
    const decides: Step[] = mayPublish || waitsForCaller ? ['publish', 'schedule'] : [];
    return [...decides, 'send_back', 'delete'];
  }
  if (standing === 'scheduled') return ['unschedule', 'publish', 'schedule', 'delete'];
  return mayPublish ? ['publish', 'schedule', 'submit', 'delete'] : ['submit', 'delete'];
}
