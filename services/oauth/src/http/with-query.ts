/** An address with parameters set; those without a value are left out. */
export function withQuery(address: string, parameters: Record<string, string | undefined>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) if (value) url.searchParams.set(name, value);
  return url.href;
}
