/** Several words as one line: 'Title, text, tags'. */
export function inOneLine(words: readonly string[], locale: string): string {
  const [first = '', ...others] = words;
  const lower = others.map((word) => word.charAt(0).toLocaleLowerCase(locale) + word.slice(1));
  return [first, ...lower].join(', ');
}
