/** A string in single or double quotes or in backticks; a regular expression that stands where a value begins. */
const literal =
  /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`|(?<=[(,=:[\s])\/((?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([a-z]*)/g;

/** The texts and patterns that stand in a source. */
export type Literals = { texts: string[]; patterns: RegExp[] };

/** Reads the strings and regular expressions of TypeScript or JSON; what cannot be a pattern is left out. */
export function readLiterals(source: string): Literals {
  const texts: string[] = [];
  const patterns: RegExp[] = [];
  for (const [, single, double, template, pattern, flags = ''] of source.matchAll(literal)) {
    const text = single ?? double ?? template;
    if (text !== undefined) texts.push(unescaped(text));
    else if (pattern !== undefined) patterns.push(...compiled(pattern, flags));
  }
  return { texts, patterns };
}

function unescaped(text: string): string {
  return text.replaceAll(/\\(['"`\\/])/g, '$1');
}

function compiled(source: string, flags: string): RegExp[] {
  try {
    return [new RegExp(source, flags.replaceAll(/[gy]/g, ''))];
  } catch {
    return [];
  }
}
