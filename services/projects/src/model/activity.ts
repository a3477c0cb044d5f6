import type { BackgroundTask } from '@gazetteer/kernel';

/** What is counted in a project. */
export const activityKinds = [
  'sign_up',
  'sign_in',
  'failed_sign_in',
  'message',
  'token',
  'permission_check',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** Counts what happens in projects. Counting costs no more than adding a number: the sums are written every few seconds. */
export type ActivityCounter = {
  count(projectId: string, kind: ActivityKind): void;
  /** Writes what this process has counted. What cannot be written stays, and is written the next time. */
  flush(): Promise<void>;
  /** Writes every few seconds, and forgets what is too old. */
  task: BackgroundTask;
};
