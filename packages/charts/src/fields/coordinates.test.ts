import { expect, test } from 'vitest';
import { coordinateOf, coordinatesOf } from './coordinates.ts';
import { fieldFor } from './field-testing.ts';

test.each([
  ['longitude', 'longitude'],
  ['lon', 'longitude'],
  ['lng', 'longitude'],
  ['long', 'longitude'],
  ['origin_lon', 'longitude'],
  ['decimalLongitude', 'longitude'],
  ['Latitude (WGS84)', 'latitude'],
  ['stop_lat', 'latitude'],
  ['lat', 'latitude'],
  ['x', undefined],
  ['flat', undefined],
  ['how_long', undefined],
  ['platform', undefined],
])('%s is a column of %s', (id, coordinate) => {
  expect(coordinateOf({ id, type: 'float' })).toBe(coordinate);
});

test('a name alone is not enough: type, range and what the dictionary says count', () => {
  expect(coordinateOf({ id: 'lat', type: 'text' })).toBeUndefined();
  expect(coordinateOf({ id: 'lat', type: 'float', min: 4_800_000, max: 5_100_000 })).toBeUndefined();
  expect(coordinateOf({ id: 'lat', type: 'float', role: 'measure' })).toBeUndefined();
  expect(coordinateOf({ id: 'lat', type: 'float', min: -999, max: 60 })).toBe('latitude');
  expect(coordinateOf({ id: 'y', type: 'float', unit: 'degrees' })).toBe('latitude');
  expect(coordinateOf({ id: 'px', type: 'float', label: 'Longitude' })).toBe('longitude');
});

test('of several pairs those of one name belong together', () => {
  const field = (id: string, coordinate: 'longitude' | 'latitude') =>
    fieldFor(id, { type: 'float', coordinate });
  const fields = [
    field('origin_lat', 'latitude'),
    field('origin_lon', 'longitude'),
    field('goal_lat', 'latitude'),
    field('goal_lon', 'longitude'),
  ];
  const found = coordinatesOf(fields);
  expect([found?.longitude.id, found?.latitude.id]).toEqual(['origin_lon', 'origin_lat']);
  expect(coordinatesOf([field('lat', 'latitude'), field('long', 'longitude')])?.longitude.id).toBe('long');
  expect(coordinatesOf([field('lat', 'latitude')])).toBeUndefined();
});
