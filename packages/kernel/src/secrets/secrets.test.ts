import { describe, expect, it } from 'vitest';
import { createSecrets } from './secrets.ts';

const old = 'an old key that is long enough to be one';
const fresh = 'a fresh key that is long enough to be one';

describe('secrets', () => {
  it('open what they sealed, for the same purpose only', () => {
    const secrets = createSecrets([fresh]);
    const sealed = secrets.encrypt('JBSWY3DP', 'totp');
    expect(sealed).not.toContain('JBSWY3DP');
    expect(secrets.decrypt(sealed, 'totp')).toBe('JBSWY3DP');
    expect(() => secrets.decrypt(sealed, 'provider')).toThrow(/authenticate data/);
  });

  it('seal the same text differently each time', () => {
    const secrets = createSecrets([fresh]);
    expect(secrets.encrypt('a', 'totp')).not.toBe(secrets.encrypt('a', 'totp'));
  });

  it('still open what an older key sealed, and compare what it digested', () => {
    const before = createSecrets([old]);
    const after = createSecrets([fresh, old]);
    expect(after.decrypt(before.encrypt('kept', 'totp'), 'totp')).toBe('kept');
    expect(after.matches('123456', before.digest('123456'))).toBe(true);
    expect(after.matches('123457', before.digest('123456'))).toBe(false);
  });

  it('refuse what was changed, and what an unknown key sealed', () => {
    const secrets = createSecrets([fresh]);
    const sealed = secrets.encrypt('kept', 'totp');
    const changed = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA');
    expect(() => secrets.decrypt(changed, 'totp')).toThrow(/authenticate data/);
    expect(() => createSecrets([old]).decrypt(sealed, 'totp')).toThrow('No key opens this secret');
  });
});
