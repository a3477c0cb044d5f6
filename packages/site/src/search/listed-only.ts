/**
 * The conditions of every search whose results visitors see: at least one resource is ready, and its publisher is among
 * those that the site is limited to.
 */
export function listedOnly(organizationFilter: string): string[] {
  return ['idp_ready:true', ...publisherOnly(organizationFilter)];
}

/** The second of these conditions alone. As it names another field, no facet takes it for a choice of the visitor. */
export function publisherOnly(organizationFilter: string): string[] {
  return organizationFilter ? [`${organizationFilter} OR state:none`] : [];
}

/** Lets pass what has a table that answers, for pages that show rows. */
export const WITH_TABLE = 'res_extras_datastore_active:true';
