interface PatchStep {
  op: 'add';
  path: string;
  value: unknown;
}

/**
 * The step of a JSON patch (RFC 6902) that gives a setting a value. Where parts of its way are missing from the document, `add`
 * would be refused: they are added with it.
 * @param place the way to the setting below `services`, such as `['identity', 'config', 'session', 'lifespan']`
 */
export function settingPatch(services: unknown, place: readonly string[], value: unknown): PatchStep {
  let at = services;
  let depth = 0;
  while (depth < place.length - 1 && hasPart(at, place[depth] ?? '')) {
    at = (at as Record<string, unknown>)[place[depth] ?? ''];
    depth += 1;
  }
  const missing = place.slice(depth + 1);
  return {
    op: 'add',
    path: ['', 'services', ...place.slice(0, depth + 1)].map(escaped).join('/'),
    value: missing.reduceRight((inner, key) => ({ [key]: inner }), value),
  };
}

function hasPart(at: unknown, key: string): boolean {
  if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return false;
  const part = (at as Record<string, unknown>)[key];
  return typeof part === 'object' && part !== null;
}

/** A name as JSON pointers write it (RFC 6901). */
function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
