import { describe, expect, it } from 'vitest';
import { succeeded, sumTallies, tallyLines } from './test-tally.ts';

describe('the tally of a test run', () => {
  it('adds runs up, and ends with what failed and a count', () => {
    const sum = sumTallies([
      { passed: 2, failures: [] },
      { passed: 5, failures: ['a door opens'] },
    ]);
    const lines = ['FAILED  a door opens', '7 passed, 1 failed'];
    expect(tallyLines(sum)).toEqual(lines);
  });

  it('does not call a run without tests a success', () => {
    expect(succeeded({ passed: 0, failures: [] })).toBe(false);
    expect(succeeded({ passed: 1, failures: [] })).toBe(true);
    expect(succeeded({ passed: 1, failures: ['a door opens'] })).toBe(false);
  });
});
