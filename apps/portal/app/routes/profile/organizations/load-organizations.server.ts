import { clientOf, reportError, type SiteContext } from '@gazetteer/site/server';
import { organizationPath } from '../../../datasets/dataset-facts.ts';

const roles = ['admin', 'editor', 'member'] as const;

export interface OwnOrganizations {
  organizations: readonly { path: string; title: string; role: (typeof roles)[number] }[];
  /** How many there are beside these. */
  more: number;
}

/** As many as a profile names. */
const mostNamed = 50;

/** The organisations in which the person who sent `request` has a right; undefined where they cannot be had. */
export async function loadOrganizations(
  services: Pick<SiteContext, 'fetch' | 'locale' | 'publicUrl'>,
  request: Request,
): Promise<OwnOrganizations | undefined> {
  try {
    const found = await clientOf(services, request).action('organization_list_for_user', {
      permission: 'read',
    });
    const organizations = found.slice(0, mostNamed).map((organization) => ({
      path: organizationPath(organization),
      title: organization.title || organization.name,
      role: roles.find((role) => role === organization.capacity) ?? 'member',
    }));
    return { organizations, more: found.length - organizations.length };
  } catch (error) {
    reportError(error);
    return undefined;
  }
}
