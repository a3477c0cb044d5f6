import type { ProjectActivity } from '@gazetteer/client/ory';

/** What happened in a project, by hour or by day. */
export type Activity = ProjectActivity;

/** What the charts show, in their order. */
export const activityKinds = [
  'sign_up',
  'sign_in',
  'failed_sign_in',
  'message',
  'token',
  'permission_check',
] as const satisfies readonly (keyof Activity['counts'][number])[];
export type ActivityKind = (typeof activityKinds)[number];
