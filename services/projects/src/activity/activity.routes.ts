import type { HttpServer } from '@gazetteer/kernel';
import { Type } from 'typebox';
import { type ActivityKind, activityKinds } from '../model/activity.ts';
import type { ProjectContext } from '../model/project-context.ts';
import { requireRight } from '../model/require-right.ts';
import { firstHour, lengthOf, sumCounts } from './activity.store.ts';
import { readSpan } from './read-span.ts';

const Count = (description: string) => Type.Integer({ description });

const Activity = Type.Object(
  {
    since: Type.Union([Type.String(), Type.Null()], {
      description:
        'Since when it has been counted; null where nothing has been yet. Days and hours before are not known',
    }),
    step: Type.Enum(['hour', 'day']),
    counts: Type.Array(
      Type.Object({
        at: Type.String({ description: 'When the hour or day begins, in UTC' }),
        sign_up: Count('Accounts that people made by themselves'),
        sign_in: Count('Sign-ins; the second step of one is not counted again'),
        failed_sign_in: Count('Tries that failed, of either step'),
        message: Count('Mails and text messages that were sent'),
        token: Count('Answers of the token endpoint with tokens'),
        permission_check: Count('Permissions that were checked'),
      }),
      { description: 'Every hour or day of the span, those without anything too' },
    ),
  },
  { title: 'ProjectActivity' },
);

/** What happens in a project, by hour or by day. */
export function registerActivityRoute(server: HttpServer, context: ProjectContext): void {
  server.get(
    '/projects/:project_id/activity',
    {
      schema: {
        operationId: 'getProjectActivity',
        tags: ['projects'],
        summary: 'Count what happens in a project, by hour or by day',
        params: Type.Object({ project_id: Type.String() }),
        querystring: Type.Object({
          from: Type.Optional(Type.String({ description: 'A time; 30 days before `to`, or 24 hours' })),
          to: Type.Optional(Type.String({ description: 'A time, whose hour or day is the last; now' })),
          step: Type.Enum(['hour', 'day'], { default: 'day' }),
        }),
        response: { 200: Activity },
      },
    },
    async ({ caller, params, query: { from, to, step } }) => {
      const { sql, clock, activity } = context;
      const project = await requireRight(context, caller, 'view', params.project_id);
      const steps = readSpan({ from, to, step }, clock()).map((time) => time.toISOString());
      const first = steps[0] ?? '';
      const last = steps.at(-1) ?? '';
      // What this process has counted is in the answer; of others it can be some seconds behind. Where it cannot be written, what
      // was written before is told all the same: the counter tries again, and logs why it could not.
      await activity.flush().catch(() => undefined);
      const [sums, begun] = await Promise.all([
        sumCounts(sql, project.id, {
          from: first.slice(0, lengthOf.hour),
          to: step === 'hour' ? last.slice(0, lengthOf.hour) : `${last.slice(0, lengthOf.day)}T23`,
          step,
        }),
        firstHour(sql),
      ]);
      const known = new Map(sums.map(({ at, kind, count }) => [`${at} ${kind}`, count]));
      return {
        since: begun === undefined ? null : later(`${begun}:00:00.000Z`, project.createdAt),
        step,
        counts: steps.map((at) => ({
          at,
          ...eachKind((kind) => known.get(`${at.slice(0, lengthOf[step])} ${kind}`) ?? 0),
        })),
      };
    },
  );
}

function eachKind(count: (kind: ActivityKind) => number): Record<ActivityKind, number> {
  return Object.fromEntries(activityKinds.map((kind) => [kind, count(kind)])) as Record<ActivityKind, number>;
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}
