import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { newTotpSecret, totpStep, totpUri } from './check-totp.ts';

// RFC 6238, appendix B, with its last six digits.
const secret = Secret.fromLatin1('12345678901234567890').base32;
const vectors: [seconds: number, code: string][] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
];

describe('codes of authenticator apps', () => {
  it.each(vectors)('are those of the standard (%i seconds)', (seconds, code) => {
    expect(totpStep(secret, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
  });

  it('are of the step they were made for, one off at most, however they are spaced', () => {
    expect(totpStep(secret, '287 082', new Date(89_000))).toBe(1);
    expect(totpStep(secret, '287082', new Date(29_000))).toBe(1);
    expect(totpStep(secret, '287082', new Date(90_000))).toBeUndefined();
    expect(totpStep(secret, '28708', new Date(59_000))).toBeUndefined();
    expect(totpStep(secret, 'nothing', new Date(59_000))).toBeUndefined();
  });

  it('come from secrets of 160 bits, which an address carries into the app', () => {
    const fresh = newTotpSecret();
    expect(Secret.fromBase32(fresh).bytes).toHaveLength(20);
    const uri = new URL(totpUri(fresh, { issuer: 'data.example.org', account: 'ada@example.org' }));
    expect(uri.protocol).toBe('otpauth:');
    expect(decodeURIComponent(uri.pathname)).toContain('data.example.org:ada@example.org');
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: 'data.example.org',
      secret: fresh,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});
