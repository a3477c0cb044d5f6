/** An identifier or address as it is stored and looked up: without blanks around it, in lower case. */
export function normalizeIdentifier(text: string): string {
  return text.trim().toLowerCase();
}
