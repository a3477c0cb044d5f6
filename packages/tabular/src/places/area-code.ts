/**
 * What two spellings of one code have in common. Tables write 6037, "06037" and 6037.0 for the same county:
 * numbers are compared by value, everything else without regard to case and outer blanks.
 */
export function codeKey(value: unknown): string {
  const text = writtenCode(value).trim();
  const number = /^(\d+)(?:\.0*)?$/.exec(text)?.[1];
  return number === undefined ? text.toUpperCase() : number.replace(/^0+(?=\d)/, '');
}

/** The code as people write it: numbers padded with zeros to the width of their level. */
export function renderCode(value: unknown, width: number): string {
  const key = codeKey(value);
  return /^\d+$/.test(key) ? key.padStart(width, '0') : key;
}

/** A value of a table as it stands there; what is neither text nor number is no code. */
export function writtenCode(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint'
    ? String(value)
    : '';
}
