/** A copy of `below` with `above` laid over it: objects are merged by name, everything else is replaced. */
export function overlay(below: unknown, above: unknown): unknown {
  if (!isObject(below) || !isObject(above)) return structuredClone(above);
  const merged: Record<string, unknown> = structuredClone(below);
  for (const [name, value] of Object.entries(above)) {
    merged[name] = name in below ? overlay(below[name], value) : structuredClone(value);
  }
  return merged;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
