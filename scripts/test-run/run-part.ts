import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run-command.mjs';
import type { Tally } from '../test-tally.ts';
import { describeFailure, failureLine } from './describe-failure.ts';
import { saveTimes, timesOf } from './last-run.ts';
import { PartProgress } from './part-progress.ts';
import { runTool } from './run-tool.ts';
import { describeDuration, ProgressLine } from './show-progress.ts';

/** A part of the tests that one run of a tool proves. */
export type TestPart = {
  name: string;
  /** The tool and what it is told. */
  command: readonly [string, ...string[]];
  environment?: Readonly<Record<string, string | undefined>>;
  /** The command that runs a single file of this part, whose name is put behind it. */
  alone: string;
  /** Whether all files of the part run, so that their times are worth saving. */
  isWhole: boolean;
};

/** Lines of the log that are shown of a tool that ended early. */
const MOST_LAST_LINES = 30;

/** Runs a part of the tests: shows how far it is, and each failure the moment it happens. */
export async function runPart(part: TestPart): Promise<Tally> {
  const log = path.join('test-results', `${part.name}.log`);
  const progress = new PartProgress(timesOf(part.name), (file) => statSync(path.join(root, file)).size);
  const line = new ProgressLine(part.name, progress);
  const [tool, ...words] = part.command;
  const code = await runTool(tool, words, {
    log: path.join(root, log),
    environment: part.environment,
    onEvent: (event) => {
      const failure = progress.accept(event);
      if (failure) line.print(describeFailure(failure, part.alone, log));
      line.update();
    },
  });
  line.end();
  const seconds = line.elapsed;
  if (part.isWhole && progress.hasEnded) saveTimes(part.name, { seconds, files: progress.times });
  if (!progress.hasEnded) line.print(lastLines(log));
  line.print([ending(part.name, progress, seconds), ...skippedLines(progress)]);
  return {
    passed: progress.passed,
    failures: [
      ...progress.failures.map((failure) => failureLine(failure, part.alone)),
      ...unfinished(progress, code, log),
    ],
  };
}

function ending(name: string, { passed, failures, skipped }: PartProgress, seconds: number): string {
  const counts = [`${passed.toLocaleString('en')} passed`, `${failures.length} failed`];
  if (skipped.length > 0) counts.push(`${skipped.length} skipped`);
  return `${name} 100 %  ${counts.join(', ')}, in ${describeDuration(seconds)}`;
}

/** What the tool printed last: why it ended before it said how the tests went. */
function lastLines(log: string): string[] {
  const lines = readFileSync(path.join(root, log), 'utf8').trimEnd().split('\n');
  return [`the last lines of ${log}:`, ...lines.slice(-MOST_LAST_LINES)];
}

/** What the run left out, and why: each line once. */
function skippedLines({ skipped }: PartProgress): string[] {
  const lines = skipped.map(({ file, name, error }) => `SKIPPED  ${file}: ${error ?? name}`);
  return [...new Set(lines)];
}

/** A tool that ended without saying what failed has failed itself. */
function unfinished({ hasEnded, failures }: PartProgress, code: number, log: string): string[] {
  if (!hasEnded) return [`the tests ended before their time, with code ${code}: see ${log}`];
  return code !== 0 && failures.length === 0 ? [`the tool ended with code ${code}: see ${log}`] : [];
}
