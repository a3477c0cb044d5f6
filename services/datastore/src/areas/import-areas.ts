import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { planarTopology } from '@gazetteer/charts';
import { conflict, invalidInput, type Sql, type TextInLanguages } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import { type ObjectTables, saveDigest } from '../objects/known-object.store.ts';
import type { Area, AreaBoundaries, AreaTables } from './area-tables.ts';
import { findByKeys, saveCodes, saveNames } from './area-lookup.store.ts';
import { findLevel, listBoundaries, saveAreas, saveBoundaries, saveLevel } from './areas.store.ts';
import { keysOf, readAreas } from './read-areas.ts';
import { readShapes, type Shapes } from './read-shapes.ts';
import type { AreaImport, AreaImportResult, SettledLevel } from './area-import.ts';

type ImportContext = Pick<DatastoreContext, 'sql' | 'objects' | 'clock' | 'temporaryFolder'>;

/**
 * Adds one level of an area scheme: its codes and names, and the shapes of one vintage. Importing the same
 * again changes nothing, and a dry run only says what would change.
 * @throws invalid_input for shapes without codes, conflict for other shapes under a vintage that is stored
 */
export async function importAreas(
  context: ImportContext,
  given: AreaImport,
  { dryRun = false }: { dryRun?: boolean } = {},
): Promise<AreaImportResult> {
  const sql = context.sql.as<AreaTables>();
  const input = { ...given, level: await settleLevel(sql, given) };
  const { scheme, level } = input;
  const shapes = input.boundaries && readShapes(input.boundaries, level);
  const rows = input.rows ?? shapes?.areas ?? [];
  if (rows.length === 0 && !shapes) throw invalidInput({ rows: ['There is no area in it'] });
  const stored = shapes && (await storeShapes(context, input, shapes, dryRun));
  const query = { scheme: scheme.id, level: level.id };
  const known = await findByKeys(sql, query, keysOf(rows));
  const { areas, names, codes } = readAreas(input, rows, known);
  const before = new Map(known.map((area) => [area.code_key, area]));
  const changed = areas.filter((area) => !sameArea(area, before.get(area.code_key)));
  const boundaries = !shapes ? 'none' : stored ? 'stored' : 'unchanged';
  const result = { areas: areas.length, changed: changed.length, boundaries } as const;
  if (dryRun) return result;
  await sql.transaction(async () => {
    const { id, title } = scheme;
    await saveLevel(
      sql,
      { id, title, title_translated: storedTexts(scheme) },
      {
        scheme: id,
        id: level.id,
        title: level.title,
        title_translated: storedTexts(level),
        code_width: level.codeWidth,
        parent_level: level.parent?.level ?? null,
      },
    );
    await saveAreas(sql, changed);
    await saveNames(sql, names);
    for (const [system, ofSystem] of codes) await saveCodes(sql, { ...query, system }, ofSystem);
    if (stored) await saveBoundaries(sql, stored);
  });
  return result;
}

/** What an import says of a level, over what is known of it; codes are written as wide as the widest. */
async function settleLevel(sql: Sql<AreaTables>, { scheme, level }: AreaImport): Promise<SettledLevel> {
  const widthOf = async (id: string) =>
    (await findLevel(sql, { scheme: scheme.id, level: id }))?.code_width ?? 0;
  const known = await findLevel(sql, { scheme: scheme.id, level: level.id });
  const { parent = known?.parent_level ? { level: known.parent_level, codeWidth: 0 } : undefined } = level;
  const { parent: _parent, ...rest } = level;
  const settled = { ...rest, codeWidth: Math.max(level.codeWidth ?? 0, known?.code_width ?? 0) };
  if (!parent) return settled;
  const codeWidth = Math.max(parent.codeWidth, await widthOf(parent.level));
  return { ...settled, parent: { ...parent, codeWidth } };
}

function storedTexts({ title_translated }: { title_translated?: TextInLanguages }): string | null {
  return title_translated ? JSON.stringify(title_translated) : null;
}

function sameArea(area: Area, known: Area | undefined): boolean {
  return (
    known !== undefined && (Object.keys(area) as (keyof Area)[]).every((key) => area[key] === known[key])
  );
}

/** @returns undefined where the same shapes are stored already */
async function storeShapes(
  context: ImportContext,
  input: AreaImport,
  shapes: Shapes,
  dryRun: boolean,
): Promise<AreaBoundaries | undefined> {
  const { scheme, level, boundaries } = input;
  if (!boundaries) return undefined;
  const text = JSON.stringify(shapes.topology);
  const hash = digestOf(text);
  const known = await listBoundaries(context.sql.as<AreaTables>(), { scheme: scheme.id, level: level.id });
  const same = known.find((other) => other.vintage === boundaries.vintage);
  if (same?.content_hash === hash) return undefined;
  if (same)
    throw conflict(`Other boundaries are stored for ${boundaries.vintage}; give these their own vintage`);

  const drawing = planarTopology(shapes.topology, shapes.object, boundaries.projection ?? 'conicEqualArea');
  const key = `areas/${scheme.id}/${level.id}/${hash.slice(0, 16)}`;
  const keys = {
    text: `${key}.topo.json`,
    compressed: `${key}.topo.json.br`,
    drawing: `${key}.drawing.json`,
  };
  if (!dryRun) {
    await putContent(context, keys.text, text);
    await putContent(context, keys.compressed, await promisify(brotliCompress)(text));
    await putContent(context, keys.drawing, JSON.stringify(drawing));
  }
  return {
    scheme: scheme.id,
    level: level.id,
    vintage: boundaries.vintage,
    content_hash: hash,
    object_key: keys.text,
    compressed_key: keys.compressed,
    drawing_key: keys.drawing,
    source: boundaries.source ?? null,
    created_at: context.clock().toISOString(),
  };
}

async function putContent(context: ImportContext, key: string, content: string | Buffer): Promise<void> {
  const folder = await mkdtemp(join(context.temporaryFolder, 'areas-'));
  try {
    const path = join(folder, 'content');
    await writeFile(path, content);
    await context.objects.put(key, path);
    await saveDigest(context.sql.as<ObjectTables>(), key, digestOf(content));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The SHA-256 (FIPS 180-4) of content, in hexadecimal. */
function digestOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
