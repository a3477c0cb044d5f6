import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openTestDatastore } from '../datastore-testing.ts';
import { listBoundaries } from './areas.store.ts';
import type { AreaTables } from './area-tables.ts';
import { countyImport, squareTopology } from './areas-testing.ts';
import { chooseBoundaries } from './choose-boundaries.ts';
import { importAreas } from './import-areas.ts';

/** The three counties of one state alone, under a newer vintage. */
function oneState() {
  const { boundaries, ...level } = countyImport('2020');
  const topology = squareTopology();
  const [counties] = Object.values(topology.objects);
  if (!boundaries || counties?.type !== 'GeometryCollection')
    throw new Error('the test shapes are no collection');
  const geometries = counties.geometries.slice(0, 3);
  return {
    ...level,
    boundaries: {
      ...boundaries,
      topology: { ...topology, objects: { counties: { ...counties, geometries } } },
    },
  };
}

async function shapesFor(codes: string[], open: Parameters<Parameters<typeof describeStores>[1]>[0]) {
  const { context } = (await openTestDatastore(await open())).datastore;
  await importAreas(context, countyImport('2017'));
  await importAreas(context, oneState());
  const sql = context.sql.as<AreaTables>();
  const boundaries = await listBoundaries(sql, { scheme: 'fips', level: 'county' });
  const chosen = await chooseBoundaries(context, boundaries, new Set(codes));
  const [object] = Object.values(chosen?.drawing.objects ?? {});
  return object?.type === 'GeometryCollection' ? object.geometries.length : 0;
}

describeStores('the choice of boundaries', (open) => {
  it('prefers those that have shapes for the most codes, however old', async () => {
    expect(await shapesFor(['01001', '01003', '02001', '02003'], open)).toBe(6);
  });

  it('takes the smallest map that shows all codes', async () => {
    expect(await shapesFor(['01001', '01003'], open)).toBe(3);
  });

  it('of maps of the same places takes the one nearest to the time of the figures, else the newest', async () => {
    const { context } = (await openTestDatastore(await open())).datastore;
    for (const vintage of ['1990-1999', '2010', '2020']) await importAreas(context, countyImport(vintage));
    const boundaries = await listBoundaries(context.sql.as<AreaTables>(), {
      scheme: 'fips',
      level: 'county',
    });
    const vintageOf = async (year?: number) =>
      (await chooseBoundaries(context, boundaries, new Set(['01001']), year))?.boundaries.vintage;
    expect(await vintageOf(1995)).toBe('1990-1999');
    expect(await vintageOf(2013)).toBe('2010');
    expect(await vintageOf()).toBe('2020');
  });

  it('has nothing to offer where no boundaries are stored', async () => {
    const { context } = (await openTestDatastore(await open())).datastore;
    expect(await chooseBoundaries(context, [], new Set(['1']))).toBeUndefined();
  });
});
