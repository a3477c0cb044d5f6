import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runs } from './living-process.ts';

/**
 * Makes a folder for files that live as long as one request, and removes folders of the same kind whose processes
 * have died.
 * @param kind what the folder is for, as the beginning of its name
 */
export async function openTemporaryFolder(kind: string, parent = tmpdir()): Promise<string> {
  for (const name of await readdir(parent)) {
    const pid = name.startsWith(`${kind}-`) ? /^-(\d+)-/.exec(name.slice(kind.length))?.[1] : undefined;
    if (pid && !runs(Number(pid))) await rm(join(parent, name), { recursive: true, force: true });
  }
  return mkdtemp(join(parent, `${kind}-${process.pid}-`));
}
