import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { format } from 'node:util';
import { vi } from 'vitest';
import { runCommandLine } from './command-line.ts';

const program = path.join(import.meta.dirname, '../gazetteer.ts');

/** A process that does not end by itself is ended, and then has no code. */
const LONGEST_MILLISECONDS = 50_000;

export type Ended = { code: number; stdout: string; stderr: string };

/** What a person may have set, and nothing of the machine's own settings. */
function environmentOf(folder: string, settings: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, NODE_COMPILE_CACHE, DATA_DIR: path.join(folder, 'data'), PORT: '0', ...settings };
}

/** Runs the program as a person does, in a process of its own, with its data in a folder. */
export function runInProcess(
  folder: string,
  words: readonly string[],
  settings: Record<string, string> = {},
): Promise<Ended> {
  const options = { env: environmentOf(folder, settings), timeout: LONGEST_MILLISECONDS };
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...words], options, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? NaN) : 0, stdout, stderr });
    });
  });
}

/** Starts a server of its own over a folder, with no sample. @param injected a script that runs in it before the program */
export function startInProcess(folder: string, injected: string): ChildProcessByStdio<null, Readable, null> {
  const script = `--import=data:text/javascript,${encodeURIComponent(injected)}`;
  const env = environmentOf(folder, { SAMPLE_DATA: '0', LOG_LEVEL: 'error' });
  return spawn(process.execPath, [script, program, 'serve'], { env, stdio: ['ignore', 'pipe', 'ignore'] });
}

/** Runs a command as the program does, without the seconds in which a process of its own would load everything. */
export async function runCommand(
  folder: string,
  words: readonly string[],
  settings: Record<string, string> = {},
): Promise<Ended> {
  const { env, exitCode } = process;
  const output = { log: [] as string[], error: [] as string[] };
  const spies = (['log', 'error'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((...told) => void output[name].push(`${format(...told)}\n`)),
  );
  process.env = environmentOf(folder, settings);
  process.exitCode = undefined;
  try {
    await runCommandLine(words);
    return {
      code: (process.exitCode as number | undefined) ?? 0,
      stdout: output.log.join(''),
      stderr: output.error.join(''),
    };
  } finally {
    process.env = env;
    process.exitCode = exitCode;
    for (const spy of spies) spy.mockRestore();
  }
}
