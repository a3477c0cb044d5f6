import type { PortalClient } from '@gazetteer/client/portal';

export type ImportLook = Awaited<ReturnType<PortalClient['getLook']>>['data'];

const LONGEST = 200;

/** A value as its cell shows it; null for none. */
export function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
