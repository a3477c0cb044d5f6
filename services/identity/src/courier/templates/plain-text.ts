const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** What people write, on one line, so that none of it begins a line of its own; cut where it is longer than `longest`. */
export function onOneLine(text: string, longest = Number.POSITIVE_INFINITY): string {
  const line = text.replaceAll(BREAKS, ' ');
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}

/** What people write, with each of its lines marked as theirs. */
export function quoted(text: string): string {
  return text.replaceAll(/^/gm, '> ');
}
