import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { descendants, processorTime, residentBytes } from './process-facts.ts';

export type ChildServer = {
  url: string;
  /** From the start of the process to the line that says it takes requests. */
  millisecondsToReady: number;
  /** Resident memory of the process and of those it started, in bytes. */
  memory(): Promise<{ web: number; children: number }>;
  /** Time the process itself has spent on a processor, in milliseconds. */
  processorTime(): Promise<number>;
  stop(): Promise<void>;
};

/** Starts a Node program that listens on `port` and waits until it says that it is ready. */
export async function startChild(
  file: string,
  port: number,
  environment: Record<string, string>,
): Promise<ChildServer> {
  const started = performance.now();
  const [program = '', ...rest] = file.split(' ');
  const child = spawn(process.execPath, [program, ...rest], {
    env: { ...process.env, ...environment, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await readyLine(child);
  return {
    url: `http://127.0.0.1:${port}`,
    millisecondsToReady: performance.now() - started,
    memory: async () => memoryOf(child.pid ?? 0),
    processorTime: () => processorTime(child.pid ?? 0),
    stop: () => stop(child),
  };
}

async function readyLine(child: ChildProcess): Promise<void> {
  if (!child.stdout) throw new Error('The server has no output');
  for await (const line of createInterface(child.stdout)) {
    if (line.startsWith('ready')) {
      child.stdout.resume();
      return;
    }
  }
  throw new Error('The server ended before it was ready');
}

function stop(child: ChildProcess): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  child.once('close', () => resolve());
  child.kill('SIGTERM');
  return promise;
}

async function memoryOf(pid: number): Promise<{ web: number; children: number }> {
  const sizes = await Promise.all((await descendants(pid)).map(residentBytes));
  return { web: await residentBytes(pid), children: sizes.reduce((sum, size) => sum + size, 0) };
}
