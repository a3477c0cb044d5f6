/** What a check by a schema says of one value. */
type SchemaProblem = { keyword: string; params: object };

/** The values that a schema names for a place, such as `"owner" or "viewer"`; undefined where it names none. */
export function allowedValues({ keyword, params }: SchemaProblem): string | undefined {
  const { allowedValues: several, allowedValue: one } = params as {
    allowedValues?: unknown;
    allowedValue?: unknown;
  };
  if (keyword === 'enum' && Array.isArray(several)) {
    return several.map((value) => JSON.stringify(value)).join(' or ');
  }
  return keyword === 'const' ? JSON.stringify(one) : undefined;
}
