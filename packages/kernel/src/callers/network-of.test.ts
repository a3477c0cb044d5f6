import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { networkOf, siteOf } from './network-of.ts';

describe('the network of an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1::/64'],
    ['2001:0DB8:0000:0001::9', '2001:db8:0:1::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['1::', '1:0:0:0::/64'],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('is one of many that a subscriber has', () => {
    expect(siteOf('2001:db8:0:1::9')).toBe(siteOf('2001:db8:0:ffff::9'));
    expect(siteOf('2001:db8:0:1::9')).not.toBe(siteOf('2001:db8:1:1::9'));
    expect(siteOf('203.0.113.9')).toBe('203.0.113.9');
  });

  it('is the same for every IPv6 address that shares its first half', () => {
    const half = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(half, half, half, (first, one, other) => {
        const address = (rest: number[]) => [...first, ...rest].map((group) => group.toString(16)).join(':');
        expect(networkOf(address(one))).toBe(networkOf(address(other)));
      }),
    );
  });
});
