import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ListedIdentity } from '@gazetteer/identity';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readIdentityFile } from './read-identity-file.ts';

async function read(content: string): Promise<ListedIdentity[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gazetteer-identities-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'people');
  await writeFile(file, content);
  const found: ListedIdentity[] = [];
  const options = { identityOfRow: (row: ReadonlyMap<string, string>) => [...row], progress: () => {} };
  for await (const identity of readIdentityFile(file, options)) found.push(identity);
  return found;
}

describe('a file of identities', () => {
  it('is a JSON list, one after the other with its line', async () => {
    expect(await read('[\n {"a": 1},\n {"b": "x\u2028y"}\n]')).toEqual([
      { line: 2, identity: { a: 1 } },
      { line: 3, identity: { b: 'x\u2028y' } },
    ]);
    await expect(read('[{"a": 1}, {"b"')).rejects.toThrow(/./);
  });

  it('is lines of JSON, of which one that cannot be read is told and not shown', async () => {
    expect(await read('{"a": "x\u2028y"}\n\n{"password": "swordf\n{"b": 2}')).toEqual([
      { line: 1, identity: { a: 'x\u2028y' } },
      { line: 3, problem: 'is not JSON' },
      { line: 4, identity: { b: 2 } },
    ]);
  });

  it('is a table whose first line names the columns', async () => {
    expect(await read('\uFEFFemail;name\r\na@b.c;"Doe; Jo"\r\nd@e.f\r\n"x" y;z\r\n"open;1\r\n')).toEqual([
      {
        line: 2,
        identity: [
          ['email', 'a@b.c'],
          ['name', 'Doe; Jo'],
        ],
      },
      { line: 3, problem: 'has 1 cells, and the first line names 2 columns' },
      { line: 4, problem: 'has a quotation mark where none can be' },
      { line: 5, problem: 'begins a cell that does not end, so nothing behind it was read' },
    ]);
  });
});
