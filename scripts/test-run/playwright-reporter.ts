import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { root } from '../run-command.mjs';
import { sendEvent } from './test-event.ts';

type FileState = { left: number; milliseconds: number };

/** Sends what Playwright reports to the command that runs it. */
export default class PlaywrightReporter implements Reporter {
  readonly #files = new Map<string, FileState>();

  onBegin(_config: FullConfig, suite: Suite): void {
    for (const test of suite.allTests()) {
      const file = fileOf(test);
      const { left = 0 } = this.#files.get(file) ?? {};
      this.#files.set(file, { left: left + 1, milliseconds: 0 });
    }
    sendEvent({ kind: 'planned', files: [...this.#files.keys()] });
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const file = fileOf(test);
    const [, , , ...names] = test.titlePath();
    const ended = { kind: 'test', file, name: names.join(' > ') } as const;
    const outcome = outcomeOf(test);
    if (outcome === 'failed') {
      const output = [...result.stdout, ...result.stderr].join('');
      sendEvent({ ...ended, outcome, error: describe(result), output });
    } else sendEvent({ ...ended, outcome, error: result.annotations.at(-1)?.description });
    this.#count(file, result.duration);
  }

  onStdOut(chunk: string | Buffer): void {
    process.stdout.write(chunk);
  }

  onStdErr(chunk: string | Buffer): void {
    process.stdout.write(chunk);
  }

  onError(error: TestError): void {
    sendEvent({ kind: 'test', file: '', name: '', outcome: 'failed', error: textOf(error) });
  }

  onEnd(): void {
    sendEvent({ kind: 'ended' });
  }

  printsToStdio(): boolean {
    return true;
  }

  #count(file: string, milliseconds: number): void {
    const state = this.#files.get(file);
    if (!state) return;
    state.left -= 1;
    state.milliseconds += milliseconds;
    if (state.left === 0) sendEvent({ kind: 'file', file, seconds: state.milliseconds / 1000 });
  }
}

function outcomeOf(test: TestCase): 'passed' | 'failed' | 'skipped' {
  const outcome = test.outcome();
  if (outcome === 'skipped') return outcome;
  return outcome === 'expected' ? 'passed' : 'failed';
}

/** The errors of a test, and where its pictures are; one that was ended with its worker has no error. */
function describe({ status, errors, attachments }: TestResult): string {
  const pictures = attachments.flatMap(({ path: file }) => (file ? [`see ${fromRoot(file)}`] : []));
  return [...(errors.length > 0 ? errors.map(textOf) : [status]), ...pictures].join('\n');
}

function textOf({ message = '', stack = '', snippet = '' }: TestError): string {
  return stripVTControlCharacters([stack || message, snippet].filter(Boolean).join('\n'));
}

function fileOf(test: TestCase): string {
  return fromRoot(test.location.file);
}

function fromRoot(file: string): string {
  return path.relative(root, file);
}
