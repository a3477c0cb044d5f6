/** The services of a project, by the names that Ory gives them, in the order in which the page shows them. */
export const serviceNames = ['identity', 'oauth2', 'permission'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** The service that an address or a form names; accounts where it names none. */
export function readService(given: string | null): ServiceName {
  return serviceNames.find((one) => one === given) ?? 'identity';
}

/** Where the settings of a service stand in their project, as a JSON pointer. */
export function placeOf(service: ServiceName): string {
  return `/services/${service}/config`;
}

/** The part of the page where the answer to a change of a service is shown. */
export function placeOnPage(service: ServiceName): string {
  return `?service=${service}#settings-services`;
}
