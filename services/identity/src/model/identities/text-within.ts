/** Every text and number in a value, however deep, as one text. */
export function textWithin(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(textWithin).join(' ');
}
