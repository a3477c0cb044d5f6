/** What the content service answers where it does not take a chart. */
export interface Refusal {
  errors?: { message: string; extensions?: { fields?: Record<string, string[]> } }[];
}

/**
 * Whether a chart may not be shown to everyone because its maker's address is not confirmed. Pages offer nothing else
 * that could be wrong with who may see it.
 */
export function saysUnconfirmed({ errors }: Refusal): boolean {
  return errors?.[0]?.extensions?.fields?.['visibility'] !== undefined;
}
