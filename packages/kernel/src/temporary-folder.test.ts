import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openTemporaryFolder } from './temporary-folder.ts';

// Linux never assigns a process id as high as this one.
const DEAD = 2 ** 30;

test('the temporary folders of dead processes go, those of living ones and of others stay', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'temporary-folder-'));
  onTestFinished(() => rm(parent, { recursive: true }));
  const stays = [`trial-${process.ppid}-abc`, `other-${DEAD}-abc`, 'trial'];
  for (const name of [...stays, `trial-${DEAD}-abc`]) await mkdir(join(parent, name));
  const own = await openTemporaryFolder('trial', parent);
  expect((await readdir(parent)).toSorted()).toEqual([...stays, own.slice(parent.length + 1)].toSorted());
});
