import { lookup, type LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import { addressRefused, unreachable } from './outbound-errors.ts';
import { whyForbidden } from './forbidden-address.ts';

/** Finds the addresses of a name; the system's resolver unless a test brings its own. */
export type Resolve = (name: string) => Promise<LookupAddress[]>;

export const systemResolver: Resolve = (name) =>
  new Promise((resolve, reject) => {
    lookup(name, { all: true }, (error, found) => (error ? reject(error) : resolve(found)));
  });

/**
 * The addresses that a request to `url` may connect to, and no others: whoever connects takes these and does not ask
 * the resolver again, because a name may answer differently a moment later. One forbidden address among several
 * refuses them all.
 * @throws ApplicationError `address_refused`, `unreachable`
 */
export async function findAddresses(
  url: URL,
  { resolve, allowPrivate }: { resolve: Resolve; allowPrivate: boolean },
): Promise<LookupAddress[]> {
  const addresses = await addressesOf(hostOf(url), resolve);
  for (const { address } of addresses) {
    const reason = allowPrivate ? undefined : whyForbidden(address);
    if (reason !== undefined) {
      throw addressRefused(
        `${url.host} leads to ${address}, which is ${reason}: only public addresses are called`,
      );
    }
  }
  return addresses;
}

/** The host of an address, without the brackets that IPv6 has in there. */
function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '');
}

async function addressesOf(host: string, resolve: Resolve): Promise<LookupAddress[]> {
  const family = isIP(host);
  if (family !== 0) return [{ address: host, family }];
  try {
    const found = await resolve(host);
    if (found.length > 0) return found;
  } catch (error) {
    throw unreachable(`The name ${host} cannot be found`, error);
  }
  throw unreachable(`The name ${host} has no address`);
}
