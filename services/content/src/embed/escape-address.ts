import { escapeHtml } from '@gazetteer/kernel';

/** An address as an attribute takes it; empty where it leads anywhere but to a page of the web. */
export function escapeAddress(address: string): string {
  return /^https?:\/\//i.test(address) ? escapeHtml(address) : '';
}
