/** Leaves out what says nothing: JSON formats want a key to be absent, not null. */
export function withoutEmpty(values: Record<string, unknown>): Record<string, unknown> {
  const isSaid = (value: unknown) =>
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(values).filter(([, value]) => isSaid(value)));
}
