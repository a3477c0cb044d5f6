import { isIPv6 } from 'node:net';

/** The addresses that stand for all of a machine: all of IPv4, all of both families, and all of IPv4 in the notation of IPv6. */
const ALL_ADDRESSES = new Set(['0.0.0.0', '::', '::ffff:0:0']);

/**
 * Reads the host that a server listens on: a name or an IP address, which may have brackets where it is one of IPv6.
 * @returns it as sockets take it, in its shortest form; undefined for anything that is more than a host, or none
 */
export function readHost(text: string): string | undefined {
  const written = isIPv6(text) ? `[${text}]` : text;
  if (!/^(\[[^\]]+\]|[^\s:/\\?#@*]+)$/.test(written)) return undefined;
  return URL.parse(`http://${written}`)?.hostname.replaceAll(/[[\]]/g, '');
}

/** Where a browser on this machine reaches a server that listens on a host, as {@link readHost} has read it. */
export function originAt(host: string, port: number): string {
  const name = ALL_ADDRESSES.has(host) ? 'localhost' : host;
  return new URL(`http://${isIPv6(name) ? `[${name}]` : name}:${port}`).origin;
}
