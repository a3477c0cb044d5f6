const RESERVED = new Set(['new', 'edit', 'search']);
const SHORTEST = 2;
const LONGEST = 100;

/** What is wrong with a name that is to stand in addresses, in the words clients of CKAN know; empty when all is well. */
export function nameProblems(name: string): string[] {
  const problems: string[] = [];
  if (name.length < SHORTEST) problems.push(`Must be at least ${SHORTEST} characters long`);
  if (name.length > LONGEST) problems.push(`Name must be a maximum of ${LONGEST} characters long`);
  if (!/^[a-z0-9_-]*$/.test(name)) {
    problems.push('Must be purely lowercase alphanumeric (ascii) characters and these symbols: -_');
  }
  if (RESERVED.has(name)) problems.push('That name cannot be used');
  return problems;
}
