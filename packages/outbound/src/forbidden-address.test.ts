import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { whyForbidden } from './forbidden-address.ts';

describe('an address that must not be called', () => {
  it.each([
    ['0.0.0.0', 'unspecified'],
    ['0.1.2.3', 'unspecified'],
    ['10.0.0.1', 'private'],
    ['172.16.0.1', 'private'],
    ['172.31.255.255', 'private'],
    ['192.168.1.1', 'private'],
    ['100.64.0.1', 'shared by a carrier'],
    ['127.0.0.1', 'this computer itself'],
    ['127.255.255.254', 'this computer itself'],
    ['169.254.169.254', 'link-local'],
    ['192.0.0.8', 'reserved'],
    ['192.0.2.1', 'reserved'],
    ['192.88.99.1', 'reserved'],
    ['198.18.0.1', 'reserved'],
    ['198.51.100.1', 'reserved'],
    ['203.0.113.1', 'reserved'],
    ['224.0.0.1', 'multicast'],
    ['239.255.255.255', 'multicast'],
    ['240.0.0.1', 'reserved'],
    ['255.255.255.255', 'broadcast'],
  ])('of IPv4: %s is %s', (address, reason) => {
    expect(whyForbidden(address)).toBe(reason);
  });

  it.each([
    ['::', 'unspecified'],
    ['::1', 'this computer itself'],
    ['::2', 'reserved'],
    ['::7f00:1', 'reserved'],
    ['::127.0.0.1', 'this computer itself'],
    ['fc00::1', 'private'],
    ['fd12:3456::1', 'private'],
    ['fe80::1', 'link-local'],
    ['febf::1', 'link-local'],
    ['fec0::1', 'reserved'],
    ['ff02::1', 'multicast'],
    ['100::1', 'reserved'],
    ['2001:db8::1', 'reserved'],
    ['2001:2::1', 'reserved'],
    ['2001:10::1', 'reserved'],
    ['2001:20::1', 'reserved'],
    ['3fff::1', 'reserved'],
    ['5f00::1', 'reserved'],
    ['4000::1', 'reserved'],
  ])('of IPv6: %s is %s', (address, reason) => {
    expect(whyForbidden(address)).toBe(reason);
  });

  it.each([
    ['mapped', '::ffff:127.0.0.1', 'this computer itself'],
    ['mapped, in hexadecimal', '::ffff:7f00:1', 'this computer itself'],
    ['mapped, written out', '0:0:0:0:0:ffff:a9fe:a9fe', 'link-local'],
    ['translated (RFC 6145)', '::ffff:0:127.0.0.1', 'reserved'],
    ['behind NAT64', '64:ff9b::127.0.0.1', 'this computer itself'],
    ['behind NAT64, in hexadecimal', '64:ff9b::a00:1', 'private'],
    ['behind a local NAT64', '64:ff9b:1::8.8.8.8', 'reserved'],
    ['inside 6to4', '2002:7f00:1::1', 'reserved'],
    ['inside Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2', 'reserved'],
  ])('of IPv4 inside IPv6: %s', (_kind, address, reason) => {
    expect(whyForbidden(address)).toBe(reason);
  });

  it('is whatever is no address at all', () => {
    expect(whyForbidden('localhost')).toBe('not an IP address');
    expect(whyForbidden('')).toBe('not an IP address');
  });

  it('is every private one, wherever it is mapped to', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(
        fc.constantFrom('10', '127', '0', '169.254', '192.168'),
        byte,
        byte,
        byte,
        (start, ...rest) => {
          const address = [...start.split('.'), ...rest].slice(0, 4).join('.');
          for (const prefix of ['', '::ffff:', '64:ff9b::', '::', '::ffff:0:']) {
            expect(whyForbidden(prefix + address)).toBeDefined();
          }
        },
      ),
    );
  });
});

it.each([
  '8.8.8.8',
  '172.32.0.1',
  '2606:4700::1111',
  '::ffff:8.8.8.8',
  '64:ff9b::8.8.8.8',
  '2a00:1450::1',
])('a public address passes: %s', (address) => {
  expect(whyForbidden(address)).toBeUndefined();
});
