import { describe, expect, it } from 'vitest';
import { HIDDEN, hideSecrets, keepSecrets, secretFaults } from './secrets.ts';

const current = {
  providers: [
    { id: 'a', client_secret: 'sealed:1' },
    { id: 'b', client_secret: 'sealed:2' },
  ],
  headers: { key: 'sealed:3' },
  list: ['sealed:4', 'plain'],
};

describe('secrets in settings', () => {
  it('are not shown, wherever they stand', () => {
    const shown = hideSecrets(current);
    expect(JSON.stringify(shown)).not.toContain('sealed:');
    expect(shown.providers[1]).toEqual({ id: 'b', client_secret: HIDDEN });
    expect(shown.list).toEqual([HIDDEN, 'plain']);
  });

  it('come back as they were, by the id of what they belong to', () => {
    expect(keepSecrets(hideSecrets(current), current)).toEqual(current);
    const turned = { ...current, providers: current.providers.toReversed() };
    expect(keepSecrets(hideSecrets(turned), current)).toEqual(turned);
  });

  it('are asked for where there is none to be kept', () => {
    const wanted = keepSecrets({ providers: [{ id: 'c', client_secret: HIDDEN }] }, current);
    expect(secretFaults(wanted, current)).toEqual([
      { place: 'providers.0.client_secret', fault: expect.stringContaining('must be given') },
    ]);
  });

  it('cannot be put in place sealed, unless they were there', () => {
    expect(secretFaults({ headers: { other: 'sealed:3' } }, current)).toEqual([]);
    expect(secretFaults({ headers: { other: 'sealed:9' } }, current)).toEqual([
      { place: 'headers.other', fault: expect.stringContaining('must not begin with') },
    ]);
  });
});
