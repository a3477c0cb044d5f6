import { describe, expect, it } from 'vitest';
import {
  readBrowserTally,
  readUnitTally,
  succeeded,
  sumTallies,
  tallyBrowserReport,
  tallyLines,
  tallyUnitReport,
} from './test-tally.ts';

describe('the tally of a test run', () => {
  it('names what failed, a test file that could not be loaded included', () => {
    const failed = {
      status: 'failed',
      fullName: 'a door opens',
      failureMessages: ['Error: it is shut\n  at x'],
    };
    const report = {
      numPassedTests: 3,
      testResults: [
        {
          name: '/a.test.ts',
          status: 'failed',
          assertionResults: [failed, { status: 'passed', fullName: 'it shuts' }],
        },
        { name: '/b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
        { name: '/c.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'it is' }] },
      ],
    };
    expect(tallyUnitReport(report)).toEqual({
      passed: 3,
      failures: ['a door opens: Error: it is shut', '/b.test.ts: no such module'],
    });
  });

  it('names what goes wrong in a browser, outside any test too', () => {
    const error = { message: '\u001B[31mno such button\u001B[39m\nmore' };
    const spec = { title: 'pays', tests: [{ status: 'unexpected', results: [{}, { error }] }] };
    const inner = { title: 'the till', specs: [spec] };
    const report = {
      stats: { expected: 5 },
      errors: [{ message: 'no server' }],
      suites: [{ title: 'shop.spec.ts', specs: [], suites: [inner] }],
    };
    expect(tallyBrowserReport(report)).toEqual({
      passed: 5,
      failures: ['the till > pays: no such button', 'outside any test: no server'],
    });
  });

  it('counts a report that was never written as a failure', () => {
    const tally = { passed: 0, failures: ['no report was written to /nowhere/report.json'] };
    expect(readUnitTally('/nowhere/report.json')).toEqual(tally);
    expect(readBrowserTally('/nowhere/report.json')).toEqual(tally);
  });

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
