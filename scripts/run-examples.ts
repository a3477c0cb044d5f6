import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Example, type Language, outputsOf, toldError, writeProgram } from './document-examples.ts';
import { toolEnvironment } from './run-command.mjs';

/** Where examples run: a folder, with the packages of Python in `python` and those of R in `r`, and the portal they call. */
export type Surroundings = { folder: string; portal: string; key: string };

/** How an example went; `reason` tells why it failed, or why it was not run. */
export type Outcome = { example: Example; state: 'passed' | 'failed' | 'not run'; reason: string };

type Ended = { code: number; output: string; errors: string };

const PATIENCE = 300_000;
/** Of an example that failed, this many of the last characters that it printed are told. */
const TOLD = 300;

const interpreters: Readonly<Record<Language, readonly [command: string, ending: string]>> = {
  sh: ['bash', 'sh'],
  python: ['python3', 'py'],
  js: ['node', 'mjs'],
  r: ['Rscript', 'R'],
};

/** Runs the examples of one document, those of a language as one program: they go on from one another. */
export async function runExamples(
  surroundings: Surroundings,
  examples: readonly Example[],
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [language, ofLanguage] of Map.groupBy(examples, (example) => example.language)) {
    const { leftOut = [], run = [] } = Object.groupBy(ofLanguage, ({ notRun }) =>
      notRun ? 'leftOut' : 'run',
    );
    outcomes.push(...leftOut.map((example) => withoutRunning(example, example.notRun ?? '')));
    if (run.length > 0) outcomes.push(...(await runProgram(surroundings, run, language)));
  }
  return outcomes;
}

function withoutRunning(example: Example, reason: string): Outcome {
  return { example, state: 'not run', reason };
}

async function runProgram(
  surroundings: Surroundings,
  examples: readonly Example[],
  language: Language,
): Promise<Outcome[]> {
  const [command, ending] = interpreters[language];
  const file = path.join(surroundings.folder, `example.${ending}`);
  writeFileSync(file, writeProgram(examples, language, surroundings.portal));
  const { code, output, errors } = await start(surroundings, command, [file]);
  const outputs = outputsOf(output);
  // A program that cannot even begin has failed with its first example.
  const failedAt = code === 0 ? undefined : Math.max(outputs.length - 1, 0);
  return examples.map((example, index) => {
    const printed = outputs[index] ?? (index === failedAt ? '' : undefined);
    if (printed === undefined) return { example, state: 'failed', reason: 'it was not reached' };
    const told = toldError(printed);
    if (index !== failedAt && !told) return { example, state: 'passed', reason: '' };
    return { example, state: 'failed', reason: told ?? `${printed}${errors}`.slice(-TOLD) };
  });
}

/** Runs a command among the surroundings. @returns what it printed, once it has ended */
export function start(
  { folder, portal, key }: Surroundings,
  command: string,
  arguments_: readonly string[],
): Promise<Ended> {
  const tools = toolEnvironment({
    GAZETTEER: portal,
    KEY: key,
    PYTHONDONTWRITEBYTECODE: '1',
    R_LIBS: path.join(folder, 'r'),
  });
  const ownPython = path.join(folder, 'python', 'bin');
  const env = { ...tools, PATH: `${ownPython}${path.delimiter}${tools['PATH'] ?? ''}` };
  const options = { cwd: folder, env, timeout: PATIENCE, maxBuffer: 256 * 1024 * 1024 };
  return new Promise((resolve) => {
    execFile(command, arguments_, options, (error, output, errors) => {
      const code = typeof error?.code === 'number' ? error.code : error ? 1 : 0;
      resolve({ code, output, errors: errors || (error?.message ?? '') });
    });
  });
}
