import {
  chooseVintage,
  type ChartField,
  type ChartSpec,
  codesOfShapes,
  type OwnPlace,
  type OwnSource,
  planChart,
  recordsOf,
  runPlan,
  type Topology,
  yearShown,
} from '@gazetteer/charts';
import type { Figures } from './ask-figures.ts';
import { askShapes } from './ask-shapes.ts';
import { type MatchedColumn, matchOwnPlaces } from './own-places/match-own-places.ts';
import { withOwnFilterNames } from './own-places/name-own-places.ts';
import { openLevel, type OpenLevel } from './own-places/own-areas.ts';
import { ownAnswer, rowsOf } from './own-rows.ts';
import { ownUnplaced } from './own-places/own-unplaced.ts';
import { PlacesUnknown } from './places-unknown.ts';

/** The column that the codes of a map stand in; no column of a file is called so. */
const PLACE = '_place';
const FIRST_LISTED = 100;
/** Boundaries of so many dates are compared; more are not stored of any level known. */
const MOST_VINTAGES = 8;

/**
 * The figures of a map of own rows: their places are matched here, with lists of areas that the portal serves.
 * @throws PlacesUnknown where the column holds no places that are known
 */
export async function askOwnMap(
  spec: ChartSpec & { source: OwnSource },
  fields: readonly ChartField[],
  signal: AbortSignal,
): Promise<Figures> {
  const { source } = spec;
  const { geo } = spec.channels;
  const place = geo && placeOf(source, geo);
  const open = place && (await openLevel(place.scheme, place.level));
  signal.throwIfAborted();
  if (!geo || !place || !open) throw new PlacesUnknown(geo?.field ?? '');
  const rows = rowsOf(source);
  const matched = matchOwnPlaces(source, rows, { field: geo.field, place }, open);
  if (matched.matched === 0) throw new PlacesUnknown(geo.field);
  const shown = shownCodes(open, matched, spec.map?.extent);
  const latest = fields.find(({ kind }) => kind === 'time')?.max;
  const map = await chooseMap(open, shown, { spec, year: yearShown(spec, { fields, latest }) }, signal);
  const plan = planChart(onPlace(spec), withPlace(fields, geo.field));
  const named = runPlan(plan, placedRecords(source, rows, matched, shown));
  const unplaced = ownUnplaced(spec, fields, rows, { place, matched });
  const figures = {
    ...named,
    ...(unplaced && { unplaced }),
    columns: named.columns.map((column) =>
      column.field === PLACE ? { ...column, field: geo.field } : column,
    ),
  };
  const data = await withOwnFilterNames(figures, spec);
  const drawn = new Set(data.rows.flatMap((row) => (typeof row['geo'] === 'string' ? [row['geo']] : [])));
  const shapes = new Set(codesOfShapes(map.drawing));
  return {
    data,
    drawing: map.drawing,
    answer: {
      ...ownAnswer,
      boundaries: { scheme: place.scheme, level: place.level, vintage: map.vintage, url: map.url },
      geo: {
        field: geo.field,
        by: place.by,
        scheme: place.scheme,
        level: place.level,
        total: matched.total,
        matched: matched.matched,
        unmatched: matched.unmatched.slice(0, FIRST_LISTED),
        areas: shapes.size,
        without_data: shapes.difference(drawn).size,
        without_shape: [...drawn.difference(shapes)].slice(0, FIRST_LISTED),
      },
    },
  };
}

/** How the places of the channel are written: as the person said of the column, else by the codes the chart names. */
function placeOf(
  { columns }: OwnSource,
  geo: NonNullable<ChartSpec['channels']['geo']>,
): OwnPlace | undefined {
  const said = columns.find(({ id }) => id === geo.field)?.place;
  const { scheme, level } = geo;
  if (said && (!scheme || said.scheme === scheme) && (!level || said.level === level)) return said;
  return scheme && level ? { by: 'code', scheme, level } : undefined;
}

/** The codes of those places that lie in the extent of the map. */
function shownCodes(
  { lists, matcher }: OpenLevel,
  { codes }: MatchedColumn,
  extent: string | undefined,
): ReadonlySet<string> {
  if (extent === undefined) return codes;
  const steps = lists.findIndex((list, index) => index > 0 && list.areas.some(({ code }) => code === extent));
  return new Set([...codes].filter((code) => steps > 0 && matcher.above(code, steps).includes(extent)));
}

async function chooseMap(
  { level }: OpenLevel,
  codes: ReadonlySet<string>,
  { spec, year }: { spec: ChartSpec; year: number | undefined },
  signal: AbortSignal,
): Promise<{ vintage: string; url: string; drawing: Topology }> {
  const drawn = [];
  for (const vintage of level.vintages.slice(0, MOST_VINTAGES)) {
    drawn.push({ vintage, drawing: await askShapes(drawingPath(level, vintage), signal) });
  }
  const chosen = chooseVintage(drawn, codes, year);
  if (!chosen) throw new PlacesUnknown(spec.channels.geo?.field ?? '');
  const url = drawingPath(level, chosen.vintage, spec.map?.extent);
  return { vintage: chosen.vintage, url, drawing: await askShapes(url, signal) };
}

function drawingPath({ scheme, level }: OpenLevel['level'], vintage: string, within?: string): string {
  const query = new URLSearchParams({ vintage, ...(within !== undefined && { within }) });
  return `/api/areas/${encodeURIComponent(scheme)}/${encodeURIComponent(level)}/drawing.topo.json?${query}`;
}

function onPlace(spec: ChartSpec): ChartSpec {
  const { geo } = spec.channels;
  return geo ? { ...spec, channels: { ...spec.channels, geo: { ...geo, field: PLACE } } } : spec;
}

function withPlace(fields: readonly ChartField[], written: string): readonly ChartField[] {
  const column = fields.find(({ id }) => id === written);
  return column ? [...fields, { ...column, id: PLACE, kind: 'place', type: 'text' }] : fields;
}

/** The rows of known places, each with its code. */
function* placedRecords(
  source: OwnSource,
  rows: readonly (readonly unknown[])[],
  { codeOf }: MatchedColumn,
  shown: ReadonlySet<string>,
): Iterable<Record<string, unknown>> {
  let index = 0;
  for (const record of recordsOf(source.columns, rows)) {
    const code = codeOf(rows[index] ?? []);
    index += 1;
    if (code !== undefined && shown.has(code)) yield { ...record, [PLACE]: code };
  }
}
