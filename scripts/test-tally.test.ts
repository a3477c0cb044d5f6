import { describe, expect, it } from 'vitest';
import {
  readBrowserTally,
  readUnitTally,
  succeeded,
  sumTallies,
  tallyBrowserReport,
  tallyLine,
  tallyUnitReport,
} from './test-tally.ts';

describe('the tally of a test run', () => {
  it('counts a test file that could not be loaded as a failure', () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      testResults: [
        { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
        { status: 'failed', assertionResults: [] },
        { status: 'passed', assertionResults: [{ status: 'passed' }] },
      ],
    };
    expect(tallyUnitReport(report)).toEqual({ passed: 3, failed: 2 });
  });

  it('counts what goes wrong outside a browser test as a failure', () => {
    const report = { stats: { expected: 4, unexpected: 1, flaky: 1 }, errors: [{ message: 'no server' }] };
    expect(tallyBrowserReport(report)).toEqual({ passed: 5, failed: 2 });
  });

  it('counts a report that was never written as a failure', () => {
    expect(readUnitTally('/nowhere/report.json')).toEqual({ passed: 0, failed: 1 });
    expect(readBrowserTally('/nowhere/report.json')).toEqual({ passed: 0, failed: 1 });
  });

  it('adds runs up into one line', () => {
    const sum = sumTallies([
      { passed: 2, failed: 0 },
      { passed: 5, failed: 1 },
    ]);
    expect(tallyLine(sum)).toBe('7 passed, 1 failed');
  });

  it('does not call a run without tests a success', () => {
    expect(succeeded({ passed: 0, failed: 0 })).toBe(false);
    expect(succeeded({ passed: 1, failed: 0 })).toBe(true);
    expect(succeeded({ passed: 1, failed: 1 })).toBe(false);
  });
});
