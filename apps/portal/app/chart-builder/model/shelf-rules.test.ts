import type { ChartField, ChartSpec, Mark } from '@gazetteer/charts';
import { describe, expect, test } from 'vitest';
import { shelves } from '../../charts/channel-places.ts';
import { otherShelves, sensibleShelves, shownShelves } from './shelf-rules.ts';

const chart = (mark: Mark, channels: ChartSpec['channels'] = {}): ChartSpec => ({
  version: 1,
  source: { kind: 'table', resource_id: 'a' },
  mark,
  channels,
});
const measure = { kind: 'number', role: 'measure' } as ChartField;
const category = { kind: 'category', role: 'dimension' } as ChartField;
const place = { kind: 'place', role: 'dimension' } as ChartField;

describe('the shelves of a chart', () => {
  test('shown at once are those it is built of, and those that hold something', () => {
    expect(shownShelves(chart('bar'))).toEqual(['x', 'y', 'colour']);
    expect(shownShelves(chart('choropleth', { geo: { field: 'a' }, tooltip: [{ field: 'b' }] }))).toEqual([
      'geo',
      'colour',
      'tooltip',
    ]);
  });

  test('are all there behind More channels', () => {
    for (const mark of ['bar', 'arc', 'table', 'choropleth'] as const) {
      const all = [...shownShelves(chart(mark)), ...otherShelves(chart(mark))];
      expect(all.toSorted()).toEqual([...shelves].toSorted());
    }
  });
});

describe('where a field makes sense', () => {
  test('a measure stands up, a dimension goes along', () => {
    expect(sensibleShelves(chart('bar'), measure)[0]).toBe('y');
    expect(sensibleShelves(chart('bar'), category)[0]).toBe('x');
  });

  test('what is free comes before what is taken', () => {
    const spec = chart('bar', { x: { field: 'a' } });
    expect(sensibleShelves(spec, category).slice(0, 3)).toEqual(['y', 'colour', 'x']);
  });

  test('a scatter takes measures on both axes', () => {
    expect(sensibleShelves(chart('point'), measure).slice(0, 2)).toEqual(['x', 'y']);
    expect(sensibleShelves(chart('point', { x: { field: 'a' } }), measure)[0]).toBe('y');
  });

  test('only a place goes on a map, only amounts have a size', () => {
    expect(sensibleShelves(chart('choropleth'), place)[0]).toBe('geo');
    expect(sensibleShelves(chart('choropleth'), measure)).not.toContain('geo');
    expect(sensibleShelves(chart('point'), category)).not.toContain('size');
    expect(sensibleShelves(chart('arc'), measure)[0]).toBe('theta');
    expect(sensibleShelves(chart('table'), measure)).toEqual(['detail']);
  });
});
