import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type {
  Reporter,
  SerializedError,
  TestCase,
  TestModule,
  TestSpecification,
  TestSuite,
} from 'vitest/node';
import { root } from '../run-command.mjs';
import { sendEvent } from './test-event.ts';

type Failure = { message: string; stack?: string; diff?: string };

/** Sends what Vitest reports to the command that runs it. */
export default class VitestReporter implements Reporter {
  /** What running tests have printed, by the ids of Vitest's tasks. */
  readonly #output = new Map<string, string[]>();

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    sendEvent({ kind: 'planned', files: specifications.map(({ moduleId }) => fromRoot(moduleId)) });
  }

  onUserConsoleLog({ taskId = '', content }: { taskId?: string; content: string }): void {
    this.#output.set(taskId, [...(this.#output.get(taskId) ?? []), content]);
    process.stdout.write(content);
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    const output = this.#output.get(test.id)?.join('');
    this.#output.delete(test.id);
    const result = { kind: 'test', file: fromRoot(test.module.moduleId), name: test.fullName } as const;
    if (state === 'failed') sendEvent({ ...result, outcome: state, error: described(errors), output });
    else sendEvent({ ...result, outcome: state === 'skipped' ? state : 'passed' });
  }

  onTestSuiteResult(suite: TestSuite): void {
    sendFailures(suite.module, suite.fullName, suite.errors());
  }

  onTestModuleEnd(module: TestModule): void {
    sendFailures(module, '', module.errors());
    const { duration, collectDuration, setupDuration } = module.diagnostic();
    const seconds = (duration + collectDuration + setupDuration) / 1000;
    sendEvent({ kind: 'file', file: fromRoot(module.moduleId), seconds });
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    for (const error of errors)
      sendEvent({ kind: 'test', file: '', name: '', outcome: 'failed', error: described([error]) });
    sendEvent({ kind: 'ended' });
  }
}

/** Errors of hooks, and of files that could not be loaded. */
function sendFailures(module: TestModule, name: string, errors: readonly Failure[]): void {
  if (errors.length === 0) return;
  const file = fromRoot(module.moduleId);
  sendEvent({ kind: 'test', file, name, outcome: 'failed', error: described(errors) });
}

function described(errors: readonly Failure[]): string {
  const texts = errors.map(({ message, diff = '', stack = '' }) =>
    [message, diff, ownFrames(stack)].join('\n'),
  );
  return stripVTControlCharacters(texts.join('\n'));
}

/** The lines of a stack that stand in files of the project. */
function ownFrames(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => line.includes(root) && !line.includes('node_modules'))
    .join('\n');
}

function fromRoot(file: string): string {
  return path.relative(root, file);
}
