import { mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeFolder } from './make-folder.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'make-folder-'));
});

afterEach(() => rm(folder, { recursive: true }));

describe('a folder that is to be there', () => {
  it('is made with those it lies in, for whom it is said', async () => {
    const deep = join(folder, 'some', 'where', 'deep');
    await makeFolder(deep, 0o700);
    for (const made of [deep, join(folder, 'some')]) expect((await stat(made)).mode & 0o777).toBe(0o700);
  });

  it('stays as it is where it is there, also behind a link', async () => {
    const there = join(folder, 'there');
    await mkdir(there, { mode: 0o750 });
    await symlink(there, join(folder, 'link'));
    for (const name of ['there', 'link']) await makeFolder(join(folder, name), 0o700);
    expect((await stat(there)).mode & 0o777).toBe(0o750);
    await makeFolder('/');
  });

  it('is made once by many who ask at the same time', async () => {
    const deep = join(folder, 'some', 'where');
    await Promise.all(Array.from({ length: 20 }, () => makeFolder(deep)));
    expect((await stat(deep)).isDirectory()).toBe(true);
  });

  it('is refused where a file is in its way', async () => {
    await writeFile(join(folder, 'file'), '');
    await expect(makeFolder(join(folder, 'file'))).rejects.toMatchObject({
      code: 'EEXIST',
      syscall: 'mkdir',
    });
    await expect(makeFolder(join(folder, 'file', 'deep'))).rejects.toMatchObject({ code: 'ENOTDIR' });
  });

  it('is refused at once where the file system takes none, and says that something is missing', async () => {
    for (const nowhere of ['/proc/nothing', '/proc/nothing/deep']) {
      await expect(makeFolder(nowhere)).rejects.toMatchObject({ syscall: 'mkdir', path: '/proc/nothing' });
    }
  });
});
