/**
 * The one resource that all scopes belong to. The engine knows two kinds of scopes: a fixed list of its own, and those of
 * resources, which may be any. Clients of this service have scopes of their own choice, so all are of this resource.
 */
export const SCOPE_RESOURCE = 'urn:gazetteer:scopes';

/** Scopes that the engine itself acts upon. */
export const ENGINE_SCOPES = ['openid', 'offline_access'];

/** True when a client with the audiences `allowed` may ask for one: the same, or an address below one of them. */
export function allowsAudience(allowed: readonly string[], audience: string): boolean {
  if (allowed.includes(audience)) return true;
  const asked = URL.parse(audience);
  if (!asked || asked.origin === 'null') return false;
  return allowed.some((text) => {
    const one = URL.parse(text);
    return one?.origin === asked.origin && asked.pathname.startsWith(`${one.pathname.replace(/\/$/, '')}/`);
  });
}

/** The parts of a parameter such as `scope` or `audience`: separated by spaces, each once. */
export function partsOf(parameter: unknown): string[] {
  return typeof parameter === 'string' ? [...new Set(parameter.split(' ').filter(Boolean))] : [];
}
