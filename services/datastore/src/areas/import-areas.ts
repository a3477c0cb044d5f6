import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { planarTopology } from '@gazetteer/charts';
import { conflict, invalidInput } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import { codeKey, renderCode } from './area-code.ts';
import type { Area, AreaBoundaries, AreaTables } from './area-tables.ts';
import { listBoundaries, saveAreas, saveBoundaries, saveLevel } from './areas.store.ts';
import { readShapes, type Shapes } from './read-shapes.ts';
import type { AreaRow, AreaImport, AreaImportResult } from './area-import.ts';

type ImportContext = Pick<DatastoreContext, 'sql' | 'objects' | 'clock' | 'temporaryFolder'>;

/**
 * Adds one level of an area scheme: its codes and names, and the shapes of one vintage. Importing the same
 * again changes nothing.
 * @throws invalid_input for shapes without codes, conflict for other shapes under a vintage that is stored
 */
export async function importAreas(context: ImportContext, input: AreaImport): Promise<AreaImportResult> {
  const sql = context.sql.as<AreaTables>();
  const shapes = input.boundaries && readShapes(input.boundaries, input.level);
  const areas = readAreas(input, shapes);
  if (areas.length === 0) throw invalidInput({ rows: ['There is no area in it'] });
  const stored = shapes && (await storeShapes(context, input, shapes));
  await sql.transaction(async () => {
    const { scheme, level } = input;
    await saveLevel(sql, scheme, {
      scheme: scheme.id,
      id: level.id,
      title: level.title,
      code_width: level.codeWidth,
      parent_level: level.parent?.level ?? null,
    });
    await saveAreas(sql, areas);
    if (stored) await saveBoundaries(sql, stored);
  });
  return { areas: areas.length, boundaries: !shapes ? 'none' : stored ? 'stored' : 'unchanged' };
}

function readAreas(input: AreaImport, shapes: Shapes | undefined): Area[] {
  const rows = input.rows ?? shapes?.areas ?? [];
  const areas = rows.map((row) => toArea(input, row));
  const byKey = new Map(areas.map((area) => [area.code_key, area]));
  return [...byKey.values()];
}

function toArea({ scheme, level }: AreaImport, row: AreaRow): Area {
  const code = renderCode(row.code, level.codeWidth);
  const parent = row.parent ?? (level.parent?.prefix ? code.slice(0, level.parent.prefix) : undefined);
  const aliases = row.aliases ?? [];
  return {
    scheme: scheme.id,
    level: level.id,
    code_key: codeKey(row.code),
    code,
    name: row.name.trim(),
    parent: parent === undefined ? null : renderCode(parent, level.parent?.codeWidth ?? 0),
    valid_from: row.validFrom ?? null,
    valid_to: row.validTo ?? null,
    aliases: JSON.stringify(aliases),
    search_text: [code, row.name, ...aliases].join(' ').toLowerCase(),
  };
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
