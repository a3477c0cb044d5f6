import type { TestResult } from './test-event.ts';

/** Lines of an error and of what the product printed that are shown; the log has all of them. */
const MOST_LINES = 40;
/** Characters of an error that stand in the line at the end. */
const MOST_CHARACTERS = 400;
/** Lines of an error that say what was waited for, and what was there instead. */
const DETAIL = /^\s*(Locator|Expected|Received)\b.*:/;
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

/** What stands at the end of a run, in one line: it may be all that is left of a log which was cut. */
export function failureLine(result: TestResult, command: string): string {
  const [firstLine = '', ...others] = linesOf(result.error ?? '');
  const details = others
    .filter((line) => DETAIL.test(line))
    .map((line) => line.trim().replaceAll(/\s+/g, ' '));
  const error = [firstLine, ...details].join('; ').slice(0, MOST_CHARACTERS);
  return `${nameOf(result)}: ${error}${positionOf(result)} (alone: ${commandFor(command, result)})`;
}

/** Where in its file the test stood, as far as the error says so. */
function positionOf({ file, error = '' }: TestResult): string {
  if (file === '') return '';
  const line = new RegExp(`${RegExp.escape(file)}:(\\d+)`).exec(error)?.[1];
  return line === undefined ? '' : `, at line ${line}`;
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

function indented(line: string): string {
  return INDENT + line;
}
