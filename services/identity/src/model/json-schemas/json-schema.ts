/** A JSON Schema, or a part of one. */
export type JsonSchema = Record<string, unknown>;

/** True for what can be read by keys. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Follows `$ref` where it points into the same document; a reference to elsewhere is left as it is. */
export function resolveReference(root: JsonSchema, part: unknown): JsonSchema {
  let found = part;
  for (let steps = 0; steps < 10 && isRecord(found) && typeof found['$ref'] === 'string'; steps += 1) {
    const pointer = found['$ref'];
    if (!pointer.startsWith('#')) break;
    found = pointer.slice(1).split('/').filter(Boolean).reduce<unknown>(step, root);
  }
  return isRecord(found) ? found : {};
}

function step(value: unknown, key: string): unknown {
  return isRecord(value)
    ? value[decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')]
    : undefined;
}
