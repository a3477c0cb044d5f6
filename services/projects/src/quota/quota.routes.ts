import type { HttpServer } from '@gazetteer/kernel';
import { Type } from 'typebox';
import { MOST_WAITING } from '../invitations/invite-member.ts';
import { countWaiting } from '../invitations/invitation.store.ts';
import { MOST_KEYS } from '../keys/make-project-key.ts';
import { listKeys } from '../keys/project-key.store.ts';
import { MOST_MEMBERS } from '../model/room-for-member.ts';
import type { ProjectContext } from '../model/project-context.ts';
import { requireRight } from '../model/require-right.ts';

const plans = [
  'unknown',
  'free',
  'start_up_monthly',
  'start_up_yearly',
  'business_monthly',
  'business_yearly',
  'custom',
] as const;

const Limit = Type.Object({
  name: Type.Enum(['members', 'keys', 'invitations']),
  used: Type.Integer(),
  most: Type.Integer(),
});

/** How much of what it may have a project has. Nothing is billed: whoever runs the installation sets the limits. */
export function registerQuotaRoute(server: HttpServer, context: ProjectContext): void {
  server.get(
    '/projects/:project_id/quota',
    {
      schema: {
        operationId: 'getProjectQuota',
        tags: ['projects'],
        summary: 'Read the plan of a project, and how much of its limits is used',
        params: Type.Object({ project_id: Type.String() }),
        response: {
          200: Type.Object({
            plan: Type.Enum(plans),
            limits: Type.Array(Limit),
          }),
        },
      },
    },
    async ({ caller, params }) => {
      const { id } = await requireRight(context, caller, 'view', params.project_id);
      const { sql, clock, roles } = context;
      const [members, keys, invitations] = await Promise.all([
        roles.list(id, { limit: MOST_MEMBERS }),
        listKeys(sql, id, { limit: MOST_KEYS }),
        countWaiting(sql, id, { now: clock().toISOString(), limit: MOST_WAITING }),
      ]);
      return {
        plan: 'custom' as const,
        limits: [
          { name: 'members' as const, used: members.length, most: MOST_MEMBERS },
          { name: 'keys' as const, used: keys.length, most: MOST_KEYS },
          { name: 'invitations' as const, used: invitations, most: MOST_WAITING },
        ],
      };
    },
  );
}
