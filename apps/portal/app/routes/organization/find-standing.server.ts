import { isRequestError } from '@gazetteer/client';
import { clientOf, findVisitor, reportError, siteContext } from '@gazetteer/site/server';
import type { RouterContextProvider } from 'react-router';

/** What the visitor is to an organisation: admins give roles in it, members see who has them. */
export type Standing = 'none' | 'member' | 'admin';

/** Asks what the visitor is to an organisation; of those who are not signed in nothing is asked. */
export async function findStanding(
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
  organization: { id: string },
): Promise<Standing> {
  if ((await findVisitor(context, request)).state !== 'signed-in') return 'none';
  try {
    const { people } = await clientOf(siteContext(context), request).action('organization_people_list', {
      id: organization.id,
      limit: 1,
    });
    return standingBy(people);
  } catch (error) {
    // The page is for everybody, and complete without the way to its people.
    if (!isRequestError(error) || error.status !== 403) reportError(error);
    return 'none';
  }
}

/**
 * What somebody is who was shown this first page of the people: only admins are told who has signed in, and a list
 * without anybody is shown to nobody but administrators.
 */
export function standingBy(people: readonly { has_signed_in: boolean | null }[]): 'member' | 'admin' {
  return people.every(({ has_signed_in }) => has_signed_in !== null) ? 'admin' : 'member';
}
