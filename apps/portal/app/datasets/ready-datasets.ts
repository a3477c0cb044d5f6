/** Filters of every listing for visitors: at least one table is ready, and the operator's own clause if there is one. */
export function readyOnly(organizationFilter: string): string[] {
  return ['idp_ready:true', ...(organizationFilter ? [organizationFilter] : [])];
}
