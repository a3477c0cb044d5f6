import { readdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { CrashSite } from './crash-site.ts';

/** Compares the files of a running server that has nothing to do with what its store refers to. */
export function fileProblems(site: CrashSite): string[] {
  const needed = neededObjects(path.join(site.dataFolder, 'gazetteer.sqlite'));
  const living = `-${site.pid}-`;
  const left = readdirSync(site.temporaryFolder).filter((name) => !name.includes(living));
  return [
    ...objectProblems(path.join(site.dataFolder, 'objects'), needed),
    ...left.map((name) => `${name} was left in the folder for temporary files`),
  ];
}

/** Compares the objects of a folder with those that are needed. */
export function objectProblems(folder: string, needed: ReadonlySet<string>): string[] {
  const stored = filesUnder(folder);
  return [
    ...stored.filter((key) => !needed.has(key)).map((key) => `nothing refers to the file ${key}`),
    ...[...needed].filter((key) => !stored.includes(key)).map((key) => `the file ${key} is gone`),
  ];
}

/** A SELECT of the keys of all objects that something refers to. */
export const NEEDED_OBJECTS = `
  select object_key from datastore_versions where object_key is not null
  union select object_key from datastore_uploads
  union select file_key from datastore_looks
  union select rows_key from datastore_looks where rows_key is not null
  union select next_key from datastore_looks where next_key is not null
  union select sample_key from datastore_looks where sample_key is not null`;

function neededObjects(file: string): Set<string> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const keys = database.prepare(NEEDED_OBJECTS).all();
    return new Set(keys.map((row) => String(row['object_key'])));
  } finally {
    database.close();
  }
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
