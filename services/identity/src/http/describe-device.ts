import { plainAddress } from '@gazetteer/kernel';
import type { Device } from '../model/sessions/session.ts';
import type { Visit } from './visit.ts';

export type RequestDevice = Omit<Device, 'id'>;

const LONGEST = 512;
const CITY = ['cf-ipcity', 'x-geo-city'];
const COUNTRY = ['cf-ipcountry', 'x-geo-country'];

/**
 * What a request tells of the device it comes from. Where it is, as "city, country", is believed only when a
 * trusted proxy handed the request on: anybody can send such headers.
 */
export function deviceOf(request: Pick<Visit, 'ip' | 'ips' | 'headers'>): RequestDevice {
  return {
    ip_address: plainAddress(request.ip),
    user_agent: (request.headers['user-agent'] ?? '').slice(0, LONGEST),
    location: cameThroughTrustedProxy(request) ? locationOf(request) : '',
  };
}

// Fastify lists addresses only with `trustProxy`, and those before ours only when it trusts who sent the request.
function cameThroughTrustedProxy({ ips }: Pick<Visit, 'ips'>): boolean {
  return ips !== undefined && ips.length > 1;
}

function locationOf(request: Pick<Visit, 'headers'>): string {
  return [first(request, CITY), first(request, COUNTRY)].filter((part) => part !== '').join(', ');
}

function first({ headers }: Pick<Visit, 'headers'>, names: string[]): string {
  for (const name of names) {
    const value = headers[name];
    if (typeof value === 'string' && value.trim() !== '') return value.trim().slice(0, 100);
  }
  return '';
}
