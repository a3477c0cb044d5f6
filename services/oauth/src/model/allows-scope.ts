/** True when somebody with the scopes `allowed` may ask for `scope`; a `*` stands for one or more parts between dots. */
export function allowsScope(
  allowed: readonly string[],
  scope: string,
  strategy: 'exact' | 'wildcard',
): boolean {
  if (strategy === 'exact') return allowed.includes(scope);
  return allowed.some((pattern) => matches(pattern.split('.'), scope.split('.')));
}

function matches(pattern: readonly string[], parts: readonly string[]): boolean {
  const fits = pattern.every((expected, index) =>
    expected === '*' ? (parts[index] ?? '') !== '' : expected === parts[index],
  );
  return fits && (parts.length === pattern.length || pattern.at(-1) === '*');
}
