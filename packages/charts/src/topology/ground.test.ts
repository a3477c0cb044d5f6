import { expect, test } from 'vitest';
import { chooseGround } from './choose-ground.ts';
import { flattenGlobe } from './flatten-globe.ts';
import { groundOf, offerOf } from './ground.ts';
import { box, topologyOf } from './ground-testing.ts';

const country = groundOf(topologyOf(box(70, 10, 80, 20)), 'areas');
const state = groundOf(topologyOf(box(72, 12, 76, 16)), 'areas');
const world = groundOf(topologyOf(box(-170, -50, 170, 80)), 'areas', 'world');
const offers = [
  offerOf(world, 'world', '/world'),
  offerOf(country, 'country', '/country'),
  offerOf(state, 'state', '/state'),
];
const at = (longitude: number, latitude: number) => ({ longitude, latitude });

test('points are drawn upon the smallest land that nearly all of them lie in', () => {
  expect(chooseGround(offers, [at(73, 13), at(75, 15)])?.id).toBe('state');
  expect(chooseGround(offers, [at(73, 13), at(79, 19)])?.id).toBe('country');
  expect(chooseGround(offers, [at(73, 13), at(-60, -20)])?.id).toBe('world');
  expect(chooseGround(offers, [])?.id).toBe('world');
  expect(chooseGround([], [at(0, 0)])).toBeUndefined();
});

test('land is found on its borders and everywhere inside', () => {
  const [, offer] = offers;
  const degrees = (offer?.land ?? []).reduce((sum, [, count]) => sum + count, 0);
  expect(degrees).toBe(11 * 11);
});

test('a ring that turns the other way still means what lies inside of it', () => {
  const turned = groundOf(topologyOf(box(70, 10, 80, 20).toReversed()), 'areas');
  expect(offerOf(turned, 'x', '').land).toEqual(offerOf(country, 'x', '').land);
  expect(turned.topology.arcs).not.toEqual(country.topology.arcs);
});

test('a country in three parts has them beside one another', () => {
  const parts = groundOf(
    topologyOf(box(-120, 30, -80, 48), box(-165, 60, -142, 70), box(-157, 18, -154, 22)),
    'areas',
  );
  expect(parts.projection).toBe('albersUsa');
  const globe = flattenGlobe([at(-100, 40), at(-150, 65)], parts);
  expect(globe.at(at(-150, 65))).toBeDefined();
  // Puerto Rico is on no part of that map.
  expect(globe.at(at(-66.1, 18.4))).toBeUndefined();
});

test('points on both sides of the edge of maps lie beside one another', () => {
  const globe = flattenGlobe([at(178, -38), at(-178, -18)], world);
  expect(globe.isWorld).toBe(false);
  const [one, other] = [globe.at(at(179, -30)), globe.at(at(-179, -30))];
  expect(Math.abs((one?.x ?? 0) - (other?.x ?? 0))).toBeLessThan(60);
});

test('what is seen holds every point, and all of the land that they lie all over', () => {
  const points = [at(71, 11), at(79, 19), at(75, 15)];
  const globe = flattenGlobe(points, country);
  for (const point of [...points, at(70, 10), at(80, 20)]) {
    const place = globe.at(point);
    expect(place?.x).toBeGreaterThanOrEqual(globe.bounds.left - 1e-6);
    expect(place?.x).toBeLessThanOrEqual(globe.bounds.right + 1e-6);
    expect(place?.y).toBeGreaterThanOrEqual(globe.bounds.top - 1e-6);
    expect(place?.y).toBeLessThanOrEqual(globe.bounds.bottom + 1e-6);
  }
  expect(globe.isCut).toBe(false);
  expect(flattenGlobe([at(75, 15), at(75.5, 15)], country).isCut).toBe(true);
});
