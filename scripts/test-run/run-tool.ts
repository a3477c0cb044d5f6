import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { root, toolEnvironment } from '../run-command.mjs';
import type { TestEvent } from './test-event.ts';

type ToolOptions = {
  /** The file that gets what the tool and the product under test print. */
  log: string;
  environment?: Readonly<Record<string, string | undefined>>;
  onEvent: (event: TestEvent) => void;
};

/**
 * Runs a tool whose reporter sends events, from the root of the checkout.
 * @returns its exit code; 1 when a signal ended it or it could not start
 */
export function runTool(
  command: string,
  arguments_: readonly string[],
  { log, environment = {}, onEvent }: ToolOptions,
): Promise<number> {
  mkdirSync(path.dirname(log), { recursive: true });
  const output = openSync(log, 'w');
  const child = spawn(command, arguments_, {
    cwd: root,
    env: toolEnvironment(environment),
    stdio: ['ignore', output, output, 'pipe'],
  });
  closeSync(output);
  const lines = createInterface({ input: child.stdio[3] as Readable });
  lines.on('line', (line) => onEvent(JSON.parse(line) as TestEvent));
  const allRead = new Promise((resolve) => lines.once('close', resolve));
  // A terminal sends Ctrl+C to the whole group; a supervisor signals this process alone.
  const forward = (signal: NodeJS.Signals) => child.kill(signal);
  const ignore = () => undefined;
  process.on('SIGTERM', forward);
  process.on('SIGINT', ignore);
  return new Promise((resolve) => {
    const finish = async (code: number) => {
      process.off('SIGTERM', forward);
      process.off('SIGINT', ignore);
      await allRead;
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(`could not run ${command}: ${error.message}`);
      void finish(1);
    });
    child.on('close', (code) => void finish(code ?? 1));
  });
}
