import type { Session } from '@gazetteer/site';

/** Whether mails reach somebody: only confirmed addresses get any. */
export function isConfirmed({ verifiable_addresses: addresses }: Session['identity']): boolean {
  return addresses?.some(({ verified }) => verified) ?? false;
}
