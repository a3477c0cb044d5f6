import type { ActionResult } from '@gazetteer/client';

/** What somebody may do in an organisation, the most first. */
export const roles = ['admin', 'editor', 'member'] as const;
export type Role = (typeof roles)[number];

/** Somebody with a role in an organisation; addresses and whether they have signed in are told to its admins. */
export type ListedPerson = ActionResult<'organization_people_list'>['people'][number] & {
  /** Whether it is who looks at the page. */
  isSelf: boolean;
  /** Whether nobody else gives roles there. */
  isOnlyAdmin: boolean;
};

/** The role that a form names; undefined for what is none. */
export function readRole(text: string | null): Role | undefined {
  return roles.find((role) => role === text);
}
