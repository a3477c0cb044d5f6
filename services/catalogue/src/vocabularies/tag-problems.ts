const SHORTEST = 2;
const LONGEST = 100;

/** What is wrong with the name of a tag, in the words clients of CKAN know; empty when all is well. */
export function tagProblems(name: string): string[] {
  const problems: string[] = [];
  if (name.length < SHORTEST) problems.push(`Tag "${name}" length is less than minimum ${SHORTEST}`);
  if (name.length > LONGEST) problems.push(`Tag "${name}" length is more than maximum ${LONGEST}`);
  if (!/^[\p{L}\p{M}\p{N}_ .-]*$/u.test(name)) {
    problems.push(
      `Tag "${name}" can only contain alphanumeric characters, spaces (" "), hyphens ("-"), underscores ("_") or dots (".")`,
    );
  }
  return problems;
}
