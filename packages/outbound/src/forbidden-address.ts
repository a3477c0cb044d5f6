import ipaddr from 'ipaddr.js';

/** Descriptions of forbidden addresses for people, by ipaddr.js's names of ranges. */
const words: Record<string, string> = {
  private: 'private',
  uniqueLocal: 'private',
  loopback: 'this computer itself',
  linkLocal: 'link-local',
  carrierGradeNat: 'shared by a carrier',
  multicast: 'multicast',
  broadcast: 'broadcast',
  unspecified: 'unspecified',
};

/** The range of all global unicast addresses of IPv6 (RFC 4291). Addresses outside have other uses, or none yet. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');
/** The range in which an IPv6-only network reaches IPv4 addresses through a translator (RFC 6052). */
const translated = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

/**
 * Says why an IP address is not one of the public internet, or nothing when it is one. Only what is known to be
 * public passes: the special ranges of IANA's registries (RFC 6890) do not, nor what lies outside 2000::/3, nor tunnels
 * (6to4, Teredo). An IPv4 address inside an IPv6 one (mapped, or behind NAT64) is judged as the IPv4 address it leads
 * to.
 */
export function whyForbidden(address: string): string | undefined {
  if (!ipaddr.isValid(address)) return 'not an IP address';
  const parsed = carriedAddress(ipaddr.process(address));
  const range = parsed.range();
  if (range !== 'unicast') return words[range] ?? 'reserved';
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(globalUnicast)) return 'reserved';
  return undefined;
}

function carriedAddress(address: ipaddr.IPv4 | ipaddr.IPv6): ipaddr.IPv4 | ipaddr.IPv6 {
  if (!(address instanceof ipaddr.IPv6) || !address.match(translated)) return address;
  return ipaddr.fromByteArray(address.toByteArray().slice(-4));
}
