import { describe, expect, test } from 'vitest';
import { type Circumstances, stepsOf } from './steps.ts';

const plain: Circumstances = {
  standing: 'draft',
  waitsForCaller: false,
  requiresReview: false,
  isAdministrator: false,
};

describe('what can be done next with a dataset', () => {
  test.each([
    [{}, ['publish', 'schedule', 'submit', 'delete']],
    [{ standing: 'withdrawn' }, ['publish', 'schedule', 'submit', 'delete']],
    [{ standing: 'public' }, ['withdraw', 'delete']],
    [{ standing: 'deleted' }, ['restore']],
    [{ standing: 'scheduled' }, ['unschedule', 'publish', 'schedule', 'delete']],
    [{ requiresReview: true }, ['submit', 'delete']],
    [{ requiresReview: true, isAdministrator: true }, ['publish', 'schedule', 'submit', 'delete']],
    [{ requiresReview: true, standing: 'submitted' }, ['send_back', 'delete']],
    [
      { requiresReview: true, standing: 'submitted', waitsForCaller: true },
      ['publish', 'schedule', 'send_back', 'delete'],
    ],
  ] as const)('%j', (circumstances, steps) => {
    expect(stepsOf({ ...plain, ...circumstances })).toEqual(steps);
  });
});
