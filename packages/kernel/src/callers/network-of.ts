import { isIPv6 } from 'node:net';

/**
 * The part of an address that belongs to one household or office: all of an IPv4 address, the first 64 bits of an IPv6
 * address, because each device may use as many addresses below them as it likes.
 */
export function networkOf(address: string): string {
  return firstOf(address, 4);
}

/**
 * The IPv6 range that one subscriber can easily get: 48 bits, with 65,536 networks below. An IPv4 address stands for
 * itself.
 */
export function siteOf(address: string): string {
  return firstOf(address, 3);
}

/** An address as people write it: a socket for both families gives one of IPv4 as a part of IPv6. */
export function plainAddress(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}

function firstOf(address: string, groups: number): string {
  const bare = plainAddress(address.split('%', 1)[0] ?? '');
  return isIPv6(bare) ? `${expand(bare).slice(0, groups).join(':')}::/${groups * 16}` : bare;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function expand(address: string): string[] {
  const [left = '', right] = address.split('::');
  const before = left === '' ? [] : left.split(':');
  const after = right === undefined || right === '' ? [] : right.split(':');
  const missing = right === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  return groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
}
