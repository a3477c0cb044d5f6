import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from '@gazetteer/kernel';
import { describe, expect, it, onTestFinished } from 'vitest';
import { describeSystemError, isSystemError } from './describe-system-error.ts';

function told(error: unknown): string {
  return isSystemError(error) ? describeSystemError(error) : `no error of the system: ${String(error)}`;
}

/** What the system says where a server is to listen and cannot. */
function listenAt(host: string, port: number): Promise<unknown> {
  return new Promise((resolve) => {
    createServer().once('error', resolve).listen(port, host);
  });
}

async function takePort(host: string): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, host, resolve));
  onTestFinished(() => void server.close());
  return (server.address() as { port: number }).port;
}

describe('what the system refuses a server that is to listen', () => {
  it('names the port that is taken, and the address', async () => {
    const port = await takePort('127.0.0.1');
    expect(told(await listenAt('127.0.0.1', port))).toBe(
      `Port ${port} of 127.0.0.1 is taken: stop what listens there, or set PORT to another one.`,
    );
  });

  it('names an address that is none of this machine, and the settings to check', async () => {
    expect(told(await listenAt('192.0.2.1', 3989))).toBe(
      'The server cannot listen on port 3989 of 192.0.2.1: address not available. Check HOST and PORT.',
    );
    expect(told(await listenAt('192.0.2.1', 0))).toBe(
      'The server cannot listen on 192.0.2.1: address not available. Check HOST and PORT.',
    );
  });

  it('names a host that has no address', () => {
    const clues = { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'nowhere.invalid' };
    expect(told(Object.assign(new Error('getaddrinfo ENOTFOUND nowhere.invalid'), clues))).toBe(
      'No address is known for nowhere.invalid: check HOST, and how this machine resolves names.',
    );
  });
});

describe('what the system refuses a folder that is to be made', () => {
  it('says what is in the way, and that another one is needed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'describe-system-error-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, 'file');
    await writeFile(file, '');
    const refused = async (path: string) => told(await makeFolder(path).catch((error: unknown) => error));
    const advice = "name another folder, for the server's own data in DATA_DIR.";
    expect(await refused(file)).toBe(`There is a file at ${file}, where a folder is needed: ${advice}`);
    expect(await refused(join(file, 'data'))).toBe(
      `There is a file on the way to ${file}/data, where a folder is needed: ${advice}`,
    );
    expect(await refused('/proc/nothing')).toMatch(/\/proc.* another folder|\/proc cannot be used/);
  });
});
