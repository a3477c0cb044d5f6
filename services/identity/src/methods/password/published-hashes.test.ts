import { describe, expect, it } from 'vitest';
import {
  costlyHashes,
  extremeHashes,
  hashesOfMd4,
  hashesOfOthers,
  malformedHashes,
  publishedHashes,
} from './published-hashes-testing.ts';
import { isKnownHash, verifyPassword } from './verify-password.ts';

const isRight = async (password: string, hash: string) => (await verifyPassword(password, hash)).valid;

describe('a hash that Kratos has published', () => {
  it.each(publishedHashes)('of %s lets it in, and nothing else: %s', async (password, hash) => {
    expect(isKnownHash(hash)).toBe(true);
    expect(await isRight(password, hash)).toBe(true);
    expect(await isRight(`${password}x`, hash)).toBe(false);
  });

  // A wrong password would take as long again, and the same formats have cheaper hashes above.
  it('lets its password in also where that takes long', async () => {
    const found = await Promise.all(costlyHashes.map(([password, hash]) => isRight(password, hash)));
    expect(found).toEqual(costlyHashes.map(() => true));
  });

  it.each(hashesOfOthers)('of something else does not let %s in: %s', async (password, hash) => {
    expect(isKnownHash(hash)).toBe(true);
    expect(await isRight(password, hash)).toBe(false);
  });

  it.each([...malformedHashes, ...extremeHashes, ...hashesOfMd4])('is not known: %s', (hash) => {
    expect(isKnownHash(hash)).toBe(false);
  });
});
