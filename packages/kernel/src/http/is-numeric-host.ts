import { isIP } from 'node:net';

/** Whether the host of an address, as `URL` gives it, is an IP address and no name: there are no names below it. */
export function isNumericHost(hostname: string): boolean {
  return isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0;
}
