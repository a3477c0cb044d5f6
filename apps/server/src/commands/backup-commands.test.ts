import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from './command-line-testing.ts';

let folder: string;
let other: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backup-commands-'));
  other = path.join(folder, 'other');
  await mkdir(other);
});

afterEach(() => rm(folder, { recursive: true }));

describe('backup and restore', () => {
  it('bring an installation to another machine, where its tables, accounts and keys are the same', async () => {
    const file = path.join(folder, 'rain.csv');
    await writeFile(file, 'year,mm\n2001,10\n2002,12\n');
    await runCommand(folder, ['import', file]);
    await writeFile(path.join(folder, 'people.csv'), 'email,name\nada@example.org,Ada\n');
    await runCommand(folder, ['identities', 'import', path.join(folder, 'people.csv')]);

    const made = await runCommand(folder, ['backup', `${folder}/backups/`, '--verify']);
    expect([made.code, made.stdout]).toEqual([
      0,
      expect.stringMatching(/rows in \d+ tables, 1 files.*whole/s),
    ]);
    expect(made.stderr).toContain('store it where nobody else can read it');
    const archives = await readdir(path.join(folder, 'backups'));
    expect(archives).toEqual([expect.stringMatching(/^gazetteer-\d{4}-\d\d-\d\dT\d{6}Z\.zip$/)]);
    const archive = path.join(folder, 'backups', archives[0] ?? '');
    const again = await runCommand(folder, ['backup', archive]);
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('There is a file')]);

    expect(made.stdout).toContain('the copy accepted sessions of 1 account.');
    const later = await runCommand(other, ['verify', archive]);
    expect([later.code, later.stdout]).toEqual([
      0,
      expect.stringContaining(
        'Asked the copy what the original was asked at its backup, and answered alike:',
      ),
    ]);
    await expect(stat(path.join(other, 'data'))).rejects.toThrow('ENOENT');

    const restored = await runCommand(other, ['restore', archive]);
    expect([restored.code, restored.stdout]).toEqual([
      0,
      expect.stringContaining('Restored the installation'),
    ]);
    const same = await runCommand(other, ['import', file]);
    expect(same.stdout).toContain('0 datasets created, 0 updated, 1 unchanged');
    const known = await runCommand(other, ['identities', 'import', path.join(folder, 'people.csv')]);
    expect(known.stdout).toContain('0 accounts made, 1 there already');
    const { stdout: keys } = await runCommand(folder, ['admin', 'list']);
    expect((await runCommand(other, ['admin', 'list'])).stdout).toBe(keys);
    const refused = await runCommand(other, ['restore', archive]);
    expect([refused.code, refused.stderr]).toEqual([
      1,
      expect.stringMatching(/1 dataset, 1 table, 1 account.*--replace/),
    ]);
  });

  it('say where there is nothing to back up, and make nothing', async () => {
    const { code, stderr } = await runCommand(folder, ['backup', path.join(folder, 'backup.zip')]);
    expect([code, stderr]).toEqual([1, expect.stringContaining('nothing to back up')]);
    await expect(stat(path.join(folder, 'data'))).rejects.toThrow('ENOENT');
    const lost = await runCommand(folder, ['restore', path.join(folder, 'none.zip')]);
    expect([lost.code, lost.stderr]).toEqual([
      1,
      expect.stringContaining('none.zip cannot be used: no such file'),
    ]);
  });
});

describe('identities import', () => {
  it('tells what would happen, does it, and tells each line that it refuses', async () => {
    const file = path.join(folder, 'people.jsonl');
    const person = (email: string, more: object = {}) =>
      JSON.stringify({ traits: { email, name: 'Somebody' }, ...more });
    await writeFile(
      file,
      [
        person('ada@example.org'),
        person('bo@example.org', { nickname: 'B' }),
        '{"traits"',
        '',
        person('ADA@example.org'),
      ].join('\n'),
    );
    const dry = await runCommand(folder, ['identities', 'import', file, '--dry-run']);
    expect([dry.code, dry.stdout.split('\n')]).toEqual([
      1,
      [
        'refused  line 2: nickname is not known',
        'refused  line 3: is not JSON',
        'exists   line 5: somebody has its address or identifier',
        '1 account would be made, 1 there already, 2 would be refused',
        '',
      ],
    ]);
    const done = await runCommand(folder, ['identities', 'import', file]);
    expect([done.code, done.stdout]).toEqual([
      1,
      expect.stringContaining('1 account made, 1 there already, 2 refused'),
    ]);
    const again = await runCommand(folder, ['identities', 'import', file]);
    expect(again.stdout).toContain('0 accounts made, 2 there already, 2 refused');
  });

  it('makes the accounts of a project that is named, and of no other', async () => {
    const file = path.join(folder, 'people.csv');
    await writeFile(file, 'email,name\nada@example.org,Ada\n');
    await runCommand(folder, ['projects', 'create', 'Roads']);
    const inProject = ['identities', 'import', file, '--project', 'roads'];
    expect((await runCommand(folder, inProject)).stdout).toContain('1 account made');
    expect((await runCommand(folder, inProject)).stdout).toContain('1 there already');
    expect((await runCommand(folder, ['identities', 'import', file])).stdout).toContain('1 account made');
    const nowhere = await runCommand(folder, ['identities', 'import', file, '--project', 'rivers']);
    expect([nowhere.code, nowhere.stderr]).toEqual([
      1,
      expect.stringContaining('There is no project rivers'),
    ]);
  });
});

describe('keys rotate', () => {
  it('says where nothing is signed yet', async () => {
    const { code, stdout } = await runCommand(folder, ['keys', 'rotate']);
    expect([code, stdout]).toEqual([0, expect.stringContaining('Nothing has been signed yet')]);
  });

  it('puts a new key before those that seal, or prints one for SECRETS', async () => {
    const lost = await runCommand(folder, ['keys', 'rotate', '--secrets']);
    expect([lost.code, lost.stderr]).toEqual([1, expect.stringContaining('is not there')]);
    await runCommand(folder, ['migrate']);
    const { code, stderr } = await runCommand(folder, ['keys', 'rotate', '--secrets']);
    expect([code, stderr]).toEqual([0, expect.stringContaining('Do not remove the old ones')]);
    expect((await runCommand(folder, ['doctor'])).stdout).toMatch(/secrets: 2 keys in/);
    const file = path.join(folder, 'data/secrets');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const given = await runCommand(folder, ['keys', 'rotate', '--secrets'], { SECRETS: 'x'.repeat(40) });
    expect([given.code, given.stdout]).toEqual([0, expect.stringMatching(/^[\w-]{43}\n$/)]);
  });
});
