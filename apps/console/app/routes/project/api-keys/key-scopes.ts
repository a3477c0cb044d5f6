/** What keys can be about, in the order of the page; each to read only, or to write too. */
export const keyAreas = ['identity', 'oauth2', 'permissions', 'projects'] as const;

/** How far a key reaches in one area. */
export const keyReaches = ['none', 'read', 'write'] as const;
type KeyReach = (typeof keyReaches)[number];

/** The scopes that a form asks for: who may write may read. */
export function scopesOf(form: URLSearchParams): string[] {
  return keyAreas.flatMap((area) => {
    const reach = reachOf(form.get(area));
    if (reach === 'none') return [];
    return reach === 'read' ? [`${area}.read`] : [`${area}.read`, `${area}.write`];
  });
}

function reachOf(given: string | null): KeyReach {
  return keyReaches.find((one) => one === given) ?? 'none';
}

/**
 * The end of a key as the service takes it: the end of a day in UTC.
 * @param day as a date field gives it, empty for a key without an end
 */
export function endOf(day: string): string | null {
  return day === '' ? null : `${day}T23:59:59Z`;
}
