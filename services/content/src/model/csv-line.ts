/** By these a spreadsheet knows a formula; the wide forms are those of East Asian keyboards. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** A line of CSV (RFC 4180). Cells that a spreadsheet would run begin with an apostrophe. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

function cellOf(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
