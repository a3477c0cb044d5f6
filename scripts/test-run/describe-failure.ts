import type { TestResult } from './test-event.ts';

/** Lines of an error and of what the product printed that are shown; the log has all of them. */
const MOST_LINES = 40;
const INDENT = '        ';

/** The name of a test with its file. */
function nameOf({ file, name }: TestResult): string {
  return [file, name].filter((part) => part !== '').join(' > ') || 'outside any test';
}

/** The command that runs the file of a test alone. */
function commandFor(command: string, { file }: TestResult): string {
  return `${command} ${file}`.trim();
}

/** What is shown the moment a test fails: its error, what the product printed, and how to run it alone. */
export function describeFailure(result: TestResult, command: string, log: string): string[] {
  const { error = '', output = '' } = result;
  const printed = linesOf(output);
  return [
    `failed: ${nameOf(result)}`,
    ...linesOf(error).slice(0, MOST_LINES).map(indented),
    ...(printed.length > 0 ? [indented('The product printed:')] : []),
    ...printed.slice(-MOST_LINES).map((line) => indented(`| ${line}`)),
    indented(`alone: ${commandFor(command, result)}`),
    indented(`log: ${log}`),
  ];
}

/** What stands at the end of a run, in one line. */
export function failureLine(result: TestResult, command: string): string {
  const [firstLine = ''] = linesOf(result.error ?? '');
  return `${nameOf(result)}: ${firstLine} (alone: ${commandFor(command, result)})`;
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

function indented(line: string): string {
  return INDENT + line;
}
