import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runs } from './objects/process-name.ts';

const NAME = /^gazetteer-datastore-(\d+)-/;

/** Makes the folder for files that live as long as one request, and removes those of processes that died. */
export async function openTemporaryFolder(parent = tmpdir()): Promise<string> {
  for (const name of await readdir(parent)) {
    const pid = NAME.exec(name)?.[1];
    if (pid && !runs(Number(pid))) await rm(join(parent, name), { recursive: true, force: true });
  }
  return mkdtemp(join(parent, `gazetteer-datastore-${process.pid}-`));
}
