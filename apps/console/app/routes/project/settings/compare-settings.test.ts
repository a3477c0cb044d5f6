import { describe, expect, it } from 'vitest';
import { carryOver, compareSettings } from './compare-settings.ts';

const at = '/services/identity/config';

describe('settings', () => {
  it('differ by their paths, with what stood and stands there', () => {
    const before = { session: { lifespan: '24h' }, old: 1, list: ['a', 'b', 'c'] };
    const after = { session: { lifespan: '48h' }, new: { a: 1 }, list: ['a'] };
    expect(compareSettings(before, after, at)).toEqual([
      { op: 'remove', path: `${at}/old`, before: 1 },
      { op: 'add', path: `${at}/new`, after: { a: 1 } },
      { op: 'replace', path: `${at}/session/lifespan`, before: '24h', after: '48h' },
      // Each place is the one that the steps before it leave.
      { op: 'remove', path: `${at}/list/1`, before: 'b' },
      { op: 'remove', path: `${at}/list/1`, before: 'c' },
    ]);
    expect(compareSettings(before, structuredClone(before), at)).toEqual([]);
  });

  it('that were changed are put on top of what others have changed', () => {
    const read = { session: { lifespan: '24h' }, ttl: { access_token: '1h' } };
    const written = { session: { lifespan: '48h' }, ttl: { access_token: '1h' } };
    const now = { session: { lifespan: '24h' }, ttl: { access_token: '5m' }, more: true };
    expect(carryOver(read, written, now)).toEqual({
      session: { lifespan: '48h' },
      ttl: { access_token: '5m' },
      more: true,
    });
    expect(now.session.lifespan).toBe('24h');
  });

  it('are not put where their place is gone', () => {
    expect(carryOver({ a: { b: 1 } }, { a: { b: 2 } }, {})).toBeUndefined();
  });
});
