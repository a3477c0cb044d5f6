import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { BackupError } from './backup-error.ts';
import { type ArchiveReader, readBytes } from './read-archive.ts';

/** Raised when an archive is written that programs until then would not read rightly. */
export const FORMAT = 1;
export const MANIFEST = 'manifest.json';
/** A line for each object: its key, and what it is. */
export const OBJECT_LIST = 'objects.jsonl';

const Count = Type.Integer({ minimum: 0 });
const measured = { bytes: Count, sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }) };

const ManifestSchema = Type.Object({
  format: Type.Literal(FORMAT),
  /** The version of the program that made it. */
  version: Type.String(),
  made_at: Type.String(),
  /** What it was made of; it can be restored to either. */
  store: Type.Union([Type.Literal('sqlite'), Type.Literal('postgres')]),
  /** The migrations that were applied, which say what the rows mean. */
  migrations: Type.Array(Type.String()),
  /** In the order in which they can be written: each behind those that its rows name. */
  tables: Type.Array(
    Type.Object({ name: Type.String({ pattern: '^[a-z0-9_]+$' }), rows: Count, ...measured }),
  ),
  objects: Type.Object({ count: Count, total_bytes: Count, ...measured }),
  /** What the installation answered at that moment; left out where it was not asked. */
  answers: Type.Optional(Type.Object(measured)),
  /** Files of the data folder, by their path in it. */
  files: Type.Array(Type.Object({ path: Type.String(), secret: Type.Boolean(), ...measured })),
  /** The names of the keys that accounts' secrets were sealed with, newest first; they open nothing. */
  sealed_with: Type.Array(Type.String()),
  has_secrets: Type.Boolean(),
  /** Objects that the store names and does not have any more, or has damaged: they are not in the backup either. */
  lost: Type.Array(Type.String()),
});

/** What a backup holds. */
export type Manifest = Static<typeof ManifestSchema>;

const ObjectEntry = Type.Object({ key: Type.String(), ...measured });

/** An object of a backup, by its key in the object store. */
export type BackedUpObject = Static<typeof ObjectEntry>;

/** The name of a table's part: a line of column names, then a line of values for each row. */
export function tablePart(name: string): string {
  return `tables/${name}.jsonl`;
}

export function objectPart(key: string): string {
  return `objects/${key}`;
}

export function filePart(path: string): string {
  return `files/${path}`;
}

/** Reads what a backup says of itself. @throws BackupError where it is none, or of a newer program */
export async function readManifest(archive: ArchiveReader): Promise<Manifest> {
  if (!archive.has(MANIFEST))
    throw new BackupError('This is no backup of Gazetteer: it has no manifest.json.');
  const manifest = parse((await readBytes(archive, MANIFEST)).toString());
  if (Value.Check(ManifestSchema, manifest)) return manifest;
  const { format } = (manifest ?? {}) as { format?: unknown };
  if (typeof format === 'number' && format > FORMAT) {
    throw new BackupError('A newer version of this program has made this backup: restore it with that one.');
  }
  throw new BackupError('The backup is damaged: its manifest.json cannot be understood.');
}

/** Reads a line of the list of objects. @throws BackupError where it is none */
export function readObjectEntry(line: string): BackedUpObject {
  const entry = parse(line);
  if (Value.Check(ObjectEntry, entry)) return entry;
  throw new BackupError('The backup is damaged: its list of objects cannot be understood.');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
