import { changeMark, type ChartField, type ChartSpec } from '@gazetteer/charts';
import { fieldFor } from '@gazetteer/charts/testing';
import { describe, expect, test } from 'vitest';
import { chooseMarkAction, mapOffer, markOffers } from './mark-offers.ts';

const field = (id: string, more: Partial<ChartField> = {}) => fieldFor(id, { distinct: 20, ...more });
const district = field('district', { kind: 'place', scheme: 'lgd', level: 'district' });
const state = field('state');
const rain = field('rain', { kind: 'number', role: 'measure', aggregate: 'mean' });
const spec: ChartSpec = {
  version: 1,
  source: { kind: 'table', resource_id: 'a' },
  mark: 'bar',
  channels: { x: { field: 'state' }, y: { field: 'rain', aggregate: 'mean' } },
};
const offerOf = (mark: string, fields: ChartField[]) =>
  markOffers(spec, fields).find((one) => one.mark === mark);

describe('the kinds of charts', () => {
  test('that the table does not allow say why', () => {
    expect(offerOf('choropleth', [state, rain])?.obstacle).toBe('needs_place');
    expect(offerOf('line', [state, rain])?.obstacle).toBe('needs_time');
    expect(offerOf('bar', [state, rain])).toEqual({ mark: 'bar', obstacle: null, fitsNow: true });
  });

  test('that other columns allow are chosen with those', () => {
    const fields = [state, rain, district];
    const map = offerOf('choropleth', fields);
    expect(map).toEqual({ mark: 'choropleth', obstacle: null, fitsNow: false });
    expect(map && chooseMarkAction(map, spec, fields)).toMatchObject({
      type: 'set-spec',
      spec: { mark: 'choropleth', channels: { geo: { field: 'district' } } },
    });
  });

  test('that the fields on the chart allow keep them', () => {
    const table = offerOf('table', [state, rain]);
    expect(table && chooseMarkAction(table, spec, [state, rain])).toEqual({
      type: 'set-mark',
      mark: 'table',
    });
  });
});

describe('the one map of the strip', () => {
  const longitude = field('lon', { kind: 'number', type: 'float', coordinate: 'longitude' });
  const latitude = field('lat', { kind: 'number', type: 'float', coordinate: 'latitude' });
  const mapOf = (mark: ChartSpec['mark'], fields: ChartField[]) =>
    mapOffer(markOffers({ ...spec, mark }, fields), { ...spec, mark });

  test('is of areas where the table has places, also beside coordinates', () => {
    expect(mapOf('bar', [state, rain, district, longitude, latitude])).toMatchObject({
      mark: 'choropleth',
      obstacle: null,
    });
  });

  test('is of points where the table has coordinates only, and chooses them', () => {
    const fields = [state, rain, longitude, latitude];
    const map = mapOf('bar', fields);
    expect(map).toMatchObject({ mark: 'point_map', obstacle: null });
    expect(map && chooseMarkAction(map, spec, fields)).toEqual({ type: 'set-mark', mark: 'point_map' });
    expect(changeMark(spec, 'point_map', fields).channels).toMatchObject({
      longitude: { field: 'lon' },
      latitude: { field: 'lat' },
      colour: { field: 'rain' },
    });
  });

  test('is whichever is on the canvas, and says what areas need where nothing allows a map', () => {
    const fields = [state, rain, district, longitude, latitude];
    expect(mapOf('point_map', fields)?.mark).toBe('point_map');
    expect(mapOf('choropleth', [state, rain, longitude, latitude])?.mark).toBe('choropleth');
    expect(mapOf('bar', [state, rain])).toMatchObject({ mark: 'choropleth', obstacle: 'needs_place' });
  });
});
