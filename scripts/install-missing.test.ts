import { describe, expect, it } from 'vitest';
import { differing } from './install-missing.mjs';

const lock = {
  packages: {
    '': {},
    'apps/server': { version: '0.1.0' },
    'node_modules/@gazetteer/server': { link: true },
    'node_modules/fastify': { version: '5.0.0' },
    'node_modules/only-on-macs': { version: '1.0.0', optional: true },
  },
};

describe('what is missing from an installation', () => {
  it('is nothing when every package is there in the locked version', () => {
    const installed = {
      packages: {
        'node_modules/@gazetteer/server': { link: true },
        'node_modules/fastify': { version: '5.0.0' },
      },
    };
    expect(differing(lock, installed)).toBeUndefined();
  });

  it('is a package in another version, or none', () => {
    const linked = { 'node_modules/@gazetteer/server': { link: true } };
    expect(differing(lock, { packages: linked })).toBe('node_modules/fastify');
    const older = { packages: { ...linked, 'node_modules/fastify': { version: '4.0.0' } } };
    expect(differing(lock, older)).toBe('node_modules/fastify');
  });
});
