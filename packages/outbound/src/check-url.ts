import { addressRefused } from './outbound-errors.ts';

/** Below this, ports other than the web's own belong to services that must not be spoken to in HTTP (mail, shells). */
const FIRST_FREE_PORT = 1024;

/**
 * Reads an address and checks what can be seen before anything is resolved: http or https, no user or password, and a
 * port of the web. Spellings of an IP address (decimal, octal, hexadecimal, full-width) come out as the address.
 * @throws ApplicationError `address_refused` naming the rule
 */
export function checkUrl(address: string, from?: URL): URL {
  if (!URL.canParse(address, from)) throw addressRefused(`${shortened(address)} is no web address`);
  const url = new URL(address, from);
  url.hash = '';
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw addressRefused(`${url.protocol.slice(0, -1)} addresses are not called: only http and https`);
  }
  if (url.username !== '' || url.password !== '') {
    throw addressRefused('An address with a user or a password in it is not called');
  }
  if (url.port !== '' && url.port !== '80' && url.port !== '443' && Number(url.port) < FIRST_FREE_PORT) {
    throw addressRefused(`Port ${url.port} is not called: only 80, 443, and from ${FIRST_FREE_PORT} on`);
  }
  return url;
}

function shortened(address: string): string {
  return address.length > 100 ? `${address.slice(0, 100)}…` : address;
}
