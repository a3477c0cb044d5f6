/**
 * An identifier or address as it is stored and looked up: without blanks around it, in lower case, and without control
 * characters, which nobody types and PostgreSQL does not take.
 */
export function normalizeIdentifier(text: string): string {
  return text
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .toLowerCase();
}
