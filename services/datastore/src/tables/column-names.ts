const MAXIMUM_LENGTH = 63;

/** What is wrong with a column's name, undefined when it is fine. */
function columnNameProblem(name: string): string | undefined {
  if (name === '') return 'a column has no name';
  if (name !== name.trim()) return `"${name}" begins or ends with a blank`;
  if (name.startsWith('_')) return `"${name}" begins with an underscore`;
  if (name.includes('"')) return `"${name}" contains a double quote`;
  // oxlint-disable-next-line no-control-regex -- control characters are what we look for
  if (/[\u0000-\u001f\u007f]/.test(name)) return `"${name}" contains a control character`;
  return undefined;
}

/** What is wrong with the names of a table's columns taken together. Upper and lower case do not make two names. */
export function columnNameProblems(names: readonly string[]): string[] {
  const problems = names.map(columnNameProblem).filter((problem) => problem !== undefined);
  const seen = new Set<string>();
  for (const name of names) {
    const folded = name.toLowerCase();
    if (seen.has(folded)) problems.push(`"${name}" is there twice`);
    seen.add(folded);
  }
  return problems;
}

/**
 * Names that keep the rules, as close to a file's headers as can be: blanks collapse, quotes and leading
 * underscores go, missing names are counted, repeated ones get a number.
 */
export function tidyColumnNames(headers: readonly string[]): string[] {
  const taken = new Set<string>();
  return headers.map((header, index) => {
    const plain = tidy(header) || `column_${index + 1}`;
    let name = plain;
    for (let copy = 2; taken.has(name.toLowerCase()); copy++) name = `${plain}_${copy}`;
    taken.add(name.toLowerCase());
    return name;
  });
}

/** What the columns of a file are known by: their tidied headers. Numbers of rows that came from here are no column. */
export function tidyHeaders(headers: readonly string[]): string[] {
  const names = tidyColumnNames(headers.map((header) => (header === ROW_NUMBER ? '' : header)));
  return names.map((name, index) => (headers[index] === ROW_NUMBER ? ROW_NUMBER : name));
}

/** What downloads call the number of a row. */
export const ROW_NUMBER = '_id';

function tidy(header: string): string {
  return (
    header
      // oxlint-disable-next-line no-control-regex -- control characters are what we look for
      .replace(/["\u0000-\u001f\u007f]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^_+/, '')
      .trim()
  );
}

/** What is wrong with another name for a table, undefined when it is fine. */
export function aliasProblem(alias: string): string | undefined {
  if (alias === '' || alias !== alias.trim()) return `"${alias}" is empty or begins or ends with a blank`;
  if (alias.startsWith('_')) return `"${alias}" begins with an underscore`;
  if (/["%]/.test(alias)) return `"${alias}" contains a double quote or a percent sign`;
  if (alias.length > MAXIMUM_LENGTH) return `"${alias}" is longer than ${MAXIMUM_LENGTH} characters`;
  return undefined;
}
