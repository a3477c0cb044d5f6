import { statSync } from 'node:fs';
import type { DatastoreContext } from '../datastore-context.ts';
import { damageAtFirst, type VersionOfFile } from './damaged-table.ts';
import { readVersion } from './version.store.ts';

/** After this many, all are compared anew: a number that bounds memory. */
const MOST_KNOWN = 50_000;

/** Of each process: the files that are what was stored, by their versions, as the system knows a file. */
const compared = new WeakMap<DatastoreContext, Map<string, string>>();

/**
 * Compares the file of a version with the digest it was stored with when this process first opens it, and again where another
 * file has taken its place. Reading a file whole takes a second for each gigabyte, once.
 * @throws damaged
 */
export async function lookFirst(
  context: DatastoreContext,
  version: VersionOfFile,
  path: string,
): Promise<void> {
  const known = compared.get(context) ?? new Map<string, string>();
  compared.set(context, known);
  // Every page of rows asks this: two microseconds.
  const { ino, size } = statSync(path);
  const file = `${ino} ${size}`;
  if (known.get(version.id) === file) return;
  const refusal = await damageAtFirst(context, version);
  // Whoever removes a table takes its file away under those who look at it.
  if (refusal && (await readVersion(context.sql, version.id))?.object_key) throw refusal;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(version.id, file);
}
