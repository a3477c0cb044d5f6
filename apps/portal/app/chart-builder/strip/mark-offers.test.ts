import type { ChartField, ChartSpec } from '@gazetteer/charts';
import { fieldFor } from '@gazetteer/charts/testing';
import { describe, expect, test } from 'vitest';
import { chooseMarkAction, markOffers } from './mark-offers.ts';

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
