/**
 * Hands what is written to standard output and standard error to the console of the test that runs, as Vitest does
 * with what is written by `console`: it belongs to the test, and is shown when that fails.
 */
type StreamsOfConsole = { _stdout?: NodeJS.WritableStream; _stderr?: NodeJS.WritableStream };

const { _stdout, _stderr } = console as StreamsOfConsole;

function redirect(stream: NodeJS.WriteStream, target: NodeJS.WritableStream | undefined): void {
  if (!target || target === stream) return;
  stream.write = (chunk: string | Uint8Array, ...rest: unknown[]) => {
    target.write(chunk);
    const whenWritten = rest.at(-1);
    if (typeof whenWritten === 'function') whenWritten();
    return true;
  };
}

redirect(process.stdout, _stdout);
redirect(process.stderr, _stderr);
