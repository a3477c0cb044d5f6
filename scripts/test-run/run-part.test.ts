import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { describeFailure, failureLine } from './describe-failure.ts';
import { PartProgress } from './part-progress.ts';
import { runTool } from './run-tool.ts';
import { slowestLines } from './slowest-files.ts';
import { lineOf, type TestEvent } from './test-event.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'gazetteer-part-'));
afterAll(() => rmSync(folder, { recursive: true }));

const passed = { kind: 'test', file: 'a.test.ts', name: 'opens', outcome: 'passed' } as const;
const failed = {
  kind: 'test',
  file: 'b.test.ts',
  name: 'the door > shuts',
  outcome: 'failed',
  error: 'it is open\n    at b.test.ts:3',
  output: 'creak\n',
} as const;

/** Runs a program in place of a test tool. */
async function runProgram(source: string) {
  const program = path.join(folder, 'tool.mjs');
  const log = path.join(folder, 'tool.log');
  writeFileSync(program, source);
  const events: TestEvent[] = [];
  const code = await runTool('node', [program], { log, onEvent: (event) => events.push(event) });
  return { code, events, printed: readFileSync(log, 'utf8') };
}

describe('a tool that runs tests', () => {
  it('sends events on a channel of its own, while what the product prints goes to the log', async () => {
    const sent = JSON.stringify(passed);
    const source = `import { writeSync } from 'node:fs';
      console.log('printed'); console.error('warned');
      writeSync(3, ${JSON.stringify(`${sent}\n`)}); process.exit(3);`;
    const { code, events, printed } = await runProgram(source);
    expect([code, events]).toEqual([3, [passed]]);
    expect(printed).toBe('printed\nwarned\n');
  });

  it('may name tests with any characters', async () => {
    const odd = { ...passed, name: 'a\u2028b\u2029c\rd\ne"' };
    const { events } = await runProgram(
      `import { writeSync } from 'node:fs'; writeSync(3, ${JSON.stringify(`${lineOf(odd)}\n`)});`,
    );
    expect(events).toEqual([odd]);
  });

  it('counts as failed where it cannot be started', async () => {
    const log = path.join(folder, 'none.log');
    expect(await runTool(path.join(folder, 'none'), [], { log, onEvent: () => undefined })).toBe(1);
  });
});

describe('the progress of a part', () => {
  const expected = { seconds: 100, files: { 'a.test.ts': 10, 'b.test.ts': 30 } };
  const lengthOf = (file: string) => (file === 'a.test.ts' ? 100 : 300);
  const planned = { kind: 'planned', files: ['a.test.ts', 'b.test.ts'] } as const;

  it('is measured by what its files took the last time', () => {
    const progress = new PartProgress(expected, lengthOf);
    progress.accept(planned);
    expect([progress.fraction, progress.secondsLeft(0)]).toEqual([0, 100]);
    progress.accept({ kind: 'file', file: 'a.test.ts', seconds: 9 });
    expect(progress.fraction).toBe(0.25);
    progress.accept({ kind: 'file', file: 'b.test.ts', seconds: 31 });
    expect([progress.fraction, progress.secondsLeft(110)]).toEqual([1, 0]);
    expect(progress.times).toEqual({ 'a.test.ts': 9, 'b.test.ts': 31 });
  });

  it('expects of some files their share of a whole run, and of a new one what others take', () => {
    const progress = new PartProgress(expected, lengthOf);
    progress.accept({ kind: 'planned', files: ['a.test.ts', 'new.test.ts'] });
    expect(progress.secondsLeft(0)).toBe(75);
  });

  it('guesses by the lengths of files where none has been timed', () => {
    const progress = new PartProgress({ seconds: 60, files: {} }, lengthOf);
    progress.accept(planned);
    expect(progress.secondsLeft(20)).toBe(40);
    progress.accept({ kind: 'file', file: 'a.test.ts', seconds: 9 });
    expect(progress.fraction).toBe(0.25);
  });

  it('expects of some files their share of the length of all, where none has been timed', () => {
    const progress = new PartProgress({ seconds: 60, files: {}, bytes: 600 }, lengthOf);
    progress.accept(planned);
    expect(progress.secondsLeft(0)).toBe(40);
  });

  it('counts what passed, and tells failures the moment they come', () => {
    const progress = new PartProgress(expected, lengthOf);
    expect([progress.accept(passed), progress.accept(failed)]).toEqual([undefined, failed]);
    expect([progress.passed, progress.failures, progress.hasEnded]).toEqual([1, [failed], false]);
  });
});

describe('a failure', () => {
  it('is told with its error, what the product printed, and how to run its file alone', () => {
    expect(
      describeFailure(failed, 'npm test -- unit', 'test-results/unit.log').map((line) => line.trim()),
    ).toEqual([
      'failed: b.test.ts > the door > shuts',
      'it is open',
      'at b.test.ts:3',
      'The product printed:',
      '| creak',
      'alone: npm test -- unit b.test.ts',
      'log: test-results/unit.log',
    ]);
  });

  it('stands in one line at the end', () => {
    expect(failureLine(failed, 'npm test -- unit')).toBe(
      'b.test.ts > the door > shuts: it is open, at line 3 (alone: npm test -- unit b.test.ts)',
    );
    const outside = { ...failed, file: '', name: '', error: 'no server' };
    expect(failureLine(outside, 'npm test -- browser')).toBe(
      'outside any test: no server (alone: npm test -- browser)',
    );
  });

  it('says at the end what a page lacked, and at which line', () => {
    const error = [
      'Error: expect(locator).toBeVisible() failed',
      "Locator: getByText('open')",
      'Expected: visible',
      'Timeout: 10000ms',
      '    at /a/b.test.ts:81:60',
      '  80 |  a line of the test',
    ].join('\n');
    expect(failureLine({ ...failed, error }, 'npm test -- browser')).toBe(
      "b.test.ts > the door > shuts: Error: expect(locator).toBeVisible() failed; Locator: getByText('open'); " +
        'Expected: visible, at line 81 (alone: npm test -- browser b.test.ts)',
    );
  });
});

it('names the slowest files first, and no more than asked for', () => {
  const files = { quick: 0.1, slow: 12, slower: 100.25 };
  expect(slowestLines(files, 2)).toEqual([' 100.3 s  slower', '  12.0 s  slow']);
});
