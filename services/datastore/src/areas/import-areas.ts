import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { planarTopology } from '@gazetteer/charts';
import { conflict, invalidInput } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import type { AreaBoundaries, AreaTables } from './area-tables.ts';
import { findByKeys, saveCodes, saveNames } from './area-lookup.store.ts';
import { listBoundaries, saveAreas, saveBoundaries, saveLevel } from './areas.store.ts';
import { keysOf, readAreas } from './read-areas.ts';
import { readShapes, type Shapes } from './read-shapes.ts';
import type { AreaImport, AreaImportResult } from './area-import.ts';

type ImportContext = Pick<DatastoreContext, 'sql' | 'objects' | 'clock' | 'temporaryFolder'>;

/**
 * Adds one level of an area scheme: its codes and names, and the shapes of one vintage. Importing the same
 * again changes nothing.
 * @throws invalid_input for shapes without codes, conflict for other shapes under a vintage that is stored
 */
export async function importAreas(context: ImportContext, input: AreaImport): Promise<AreaImportResult> {
  const sql = context.sql.as<AreaTables>();
  const shapes = input.boundaries && readShapes(input.boundaries, input.level);
  const rows = input.rows ?? shapes?.areas ?? [];
  if (rows.length === 0 && !shapes) throw invalidInput({ rows: ['There is no area in it'] });
  const stored = shapes && (await storeShapes(context, input, shapes));
  let count = 0;
  await sql.transaction(async () => {
    const { scheme, level } = input;
    await saveLevel(sql, scheme, {
      scheme: scheme.id,
      id: level.id,
      title: level.title,
      code_width: level.codeWidth,
      parent_level: level.parent?.level ?? null,
    });
    const query = { scheme: scheme.id, level: level.id };
    const known = await findByKeys(sql, query, keysOf(rows));
    const { areas, names, codes } = readAreas(input, rows, known);
    await saveAreas(sql, areas);
    await saveNames(sql, names);
    for (const [system, ofSystem] of codes) await saveCodes(sql, { ...query, system }, ofSystem);
    count = areas.length;
    if (stored) await saveBoundaries(sql, stored);
  });
  return { areas: count, boundaries: !shapes ? 'none' : stored ? 'stored' : 'unchanged' };
}

/** @returns undefined where the same shapes are stored already */
async function storeShapes(
  context: ImportContext,
  input: AreaImport,
  shapes: Shapes,
): Promise<AreaBoundaries | undefined> {
  const { scheme, level, boundaries } = input;
  if (!boundaries) return undefined;
  const text = JSON.stringify(shapes.topology);
  const hash = createHash('sha256').update(text).digest('hex');
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
  await putContent(context, keys.text, text);
  await putContent(context, keys.compressed, await promisify(brotliCompress)(text));
  await putContent(context, keys.drawing, JSON.stringify(drawing));
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
  } finally {
    await rm(folder, { recursive: true });
  }
}
