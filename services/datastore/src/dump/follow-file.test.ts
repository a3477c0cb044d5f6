import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { followFile, withFirstPiece } from './follow-file.ts';

async function newPath(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gazetteer-follow-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'rows.csv');
}

test('a file is read while it grows, to its end', async () => {
  const path = await newPath();
  const { promise, resolve } = Promise.withResolvers<void>();
  const pieces = followFile(path, promise);
  const first = pieces.next();
  await writeFile(path, 'one\n');
  expect(String((await first).value)).toBe('one\n');
  const second = pieces.next();
  await appendFile(path, 'two\n');
  expect(String((await second).value)).toBe('two\n');
  resolve();
  expect((await pieces.next()).done).toBe(true);
});

test('writing that fails at once fails before the first piece', async () => {
  const path = await newPath();
  const failure = Promise.reject(new Error('no such column'));
  await expect(withFirstPiece(followFile(path, failure))).rejects.toThrow('no such column');
});

test('writing that fails later ends the reading with its cause', async () => {
  const path = await newPath();
  await writeFile(path, 'one\n');
  const { promise, reject } = Promise.withResolvers<void>();
  const pieces = await withFirstPiece(followFile(path, promise));
  expect(String((await pieces.next()).value)).toBe('one\n');
  reject(new Error('too long'));
  await expect(pieces.next()).rejects.toThrow('too long');
});

test('nothing written is nothing read', async () => {
  const pieces = await withFirstPiece(followFile(await newPath(), Promise.resolve()));
  expect((await pieces.next()).done).toBe(true);
});
