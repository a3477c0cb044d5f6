import type { ChartSpec } from '@gazetteer/charts';
import { fieldFor } from '@gazetteer/charts/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BuilderAction } from './builder-action.ts';
import { type BuilderState, emptyState, reduceBuilder } from './builder-state.ts';

const source = { kind: 'table' as const, resource_id: 'a' };
/** Ticks show rows as they are: nothing is filled in. */
const blank: ChartSpec = { version: 1, source, mark: 'tick', channels: {} };

const opened = reduceBuilder(emptyState, { type: 'open', spec: blank });
const after = (...actions: BuilderAction[]): BuilderState => actions.reduce(reduceBuilder, opened);
const channelsAfter = (...actions: BuilderAction[]) => after(...actions).spec?.channels;

describe('fields on a chart', () => {
  test('are put, changed and taken away', () => {
    const put: BuilderAction = { type: 'put-field', field: 'district', to: { shelf: 'x' } };
    expect(channelsAfter(put)).toEqual({ x: { field: 'district' } });
    const change: BuilderAction = { type: 'change-channel', at: { shelf: 'x' }, change: { label: 'Where' } };
    expect(channelsAfter(put, change)).toEqual({ x: { field: 'district', label: 'Where' } });
    const back: BuilderAction = { type: 'change-channel', at: { shelf: 'x' }, change: { label: undefined } };
    expect(channelsAfter(put, change, back)).toEqual({ x: { field: 'district' } });
    expect(channelsAfter(put, { type: 'remove-channel', at: { shelf: 'x' } })).toEqual({});
  });

  test('change places with what stands where they go', () => {
    const x: BuilderAction = { type: 'put-field', field: 'a', to: { shelf: 'x' } };
    const y: BuilderAction = { type: 'put-field', field: 'b', to: { shelf: 'y' } };
    const move: BuilderAction = { type: 'move-channel', from: { shelf: 'x' }, to: { shelf: 'y' } };
    expect(channelsAfter(x, move)).toEqual({ y: { field: 'a' } });
    expect(channelsAfter(x, y, move)).toEqual({ x: { field: 'b' }, y: { field: 'a' } });
  });

  test('stand beside one another in details, and each can be taken out', () => {
    const add = (id: string): BuilderAction => ({ type: 'put-field', field: id, to: { shelf: 'detail' } });
    expect(channelsAfter(add('a'), add('b'))).toEqual({ detail: [{ field: 'a' }, { field: 'b' }] });
    const out: BuilderAction = { type: 'remove-channel', at: { shelf: 'detail', index: 0 } };
    expect(channelsAfter(add('a'), add('b'), out)).toEqual({ detail: [{ field: 'b' }] });
    expect(channelsAfter(add('a'), out)).toEqual({});
  });

  test('lose what a place of a map does not know', () => {
    const fields = [fieldFor('code', { kind: 'place', scheme: 'lgd', level: 'district' })];
    const loaded = reduceBuilder(opened, { type: 'load-fields', source, fields, first: undefined });
    const actions: BuilderAction[] = [
      { type: 'put-field', field: 'code', to: { shelf: 'geo' } },
      { type: 'move-channel', from: { shelf: 'geo' }, to: { shelf: 'x' } },
      { type: 'change-channel', at: { shelf: 'x' }, change: { aggregate: 'count' } },
      { type: 'move-channel', from: { shelf: 'x' }, to: { shelf: 'geo' } },
    ];
    const [put, aside, , back] = actions.map((_, place) =>
      actions.slice(0, place + 1).reduce(reduceBuilder, loaded),
    );
    expect(put?.spec?.channels).toEqual({ geo: { field: 'code', scheme: 'lgd', level: 'district' } });
    expect(aside?.spec?.channels).toEqual({ x: { field: 'code' } });
    expect(back?.spec?.channels).toEqual(put?.spec?.channels);
  });
});

test('a field that is put comes with what makes a chart of it', () => {
  const fields = [
    fieldFor('district', { distinct: 31 }),
    fieldFor('population', { kind: 'number', role: 'measure', aggregate: 'sum' }),
  ];
  const bars: ChartSpec = { ...blank, mark: 'bar' };
  const start = reduceBuilder(emptyState, { type: 'open', spec: bars });
  const loaded = reduceBuilder(start, { type: 'load-fields', source, fields, first: undefined });
  const counted = reduceBuilder(loaded, { type: 'put-field', field: 'district', to: { shelf: 'x' } });
  expect(counted.spec?.channels.y).toEqual({ aggregate: 'count' });
  const summed = reduceBuilder(counted, { type: 'put-field', field: 'population', to: { shelf: 'y' } });
  expect(summed.spec?.channels.y).toEqual({ field: 'population', aggregate: 'sum' });
  const pie = reduceBuilder(summed, { type: 'set-mark', mark: 'arc' });
  expect(pie.spec?.channels).toMatchObject({
    colour: { field: 'district' },
    theta: { field: 'population', aggregate: 'sum' },
  });
});

describe('filters and computed fields', () => {
  test('are added, changed and removed', () => {
    const filter = { field: 'a', kind: 'contains', text: 'x' } as const;
    const add: BuilderAction = { type: 'add-filter', filter };
    expect(after(add).spec?.filters).toEqual([filter]);
    const set: BuilderAction = { type: 'set-filter', index: 0, filter: { ...filter, text: 'y' } };
    expect(after(add, set).spec?.filters).toEqual([{ ...filter, text: 'y' }]);
    expect(after(add, { type: 'remove-filter', index: 0 }).spec?.filters).toEqual([]);
  });

  test('a computed field that goes takes with it what it was used for', () => {
    const spec = after(
      { type: 'set-computed', computed: { id: 'rate', expression: 'a / b' } },
      { type: 'set-computed', computed: { id: 'rate', expression: 'a / b * 100' } },
      { type: 'put-field', field: 'rate', to: { shelf: 'y' } },
      { type: 'put-field', field: 'rate', to: { shelf: 'tooltip' } },
      { type: 'put-field', field: 'a', to: { shelf: 'tooltip' } },
      { type: 'add-filter', filter: { field: 'rate', kind: 'range', from: 1 } },
    );
    expect(spec.spec?.computed).toEqual([{ id: 'rate', expression: 'a / b * 100' }]);
    const without = reduceBuilder(spec, { type: 'remove-computed', id: 'rate' });
    expect(without.spec).toEqual({
      ...blank,
      channels: { tooltip: [{ field: 'a' }] },
      computed: [],
      filters: [],
    });
  });
});

describe('the way back', () => {
  test('letters of a title are undone together, other steps one by one', () => {
    const letter = (title: string): BuilderAction => ({
      type: 'set-text',
      change: { title },
      group: 'title',
    });
    const state = after(letter('R'), letter('Ra'), letter('Rain'));
    expect(state.spec?.title).toBe('Rain');
    const undone = reduceBuilder(state, { type: 'undo' });
    expect(undone.spec).toEqual(blank);
    expect(reduceBuilder(undone, { type: 'redo' }).spec?.title).toBe('Rain');
  });

  test('leads to the chart as it was opened, and from there back again', () => {
    const state = after({ type: 'set-mark', mark: 'line' }, { type: 'reset' });
    expect(state.spec).toEqual(blank);
    expect(reduceBuilder(state, { type: 'undo' }).spec?.mark).toBe('line');
  });

  test('any actions, undone one by one, end where they began; redone, where they ended', () => {
    const action: fc.Arbitrary<BuilderAction> = fc.oneof(
      fc.record({
        type: fc.constant('put-field' as const),
        field: fc.constantFrom('a', 'b', 'c'),
        to: fc.record({ shelf: fc.constantFrom('x', 'y', 'detail', 'colour') }),
      }),
      fc.record({ type: fc.constant('set-mark' as const), mark: fc.constantFrom('bar', 'line', 'point') }),
      fc.record({
        type: fc.constant('remove-channel' as const),
        at: fc.record({ shelf: fc.constantFrom('x', 'y', 'detail', 'colour'), index: fc.constant(0) }),
      }),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 20 }), (actions) => {
        const end = actions.reduce(reduceBuilder, opened);
        const back = end.past.reduce((state) => reduceBuilder(state, { type: 'undo' }), end);
        expect(back.spec).toEqual(blank);
        const forth = end.past.reduce((state) => reduceBuilder(state, { type: 'redo' }), back);
        expect(forth.spec).toEqual(end.spec);
      }),
    );
  });
});

describe('a source', () => {
  const chart = { ...blank, channels: { x: { field: 'a' } } };
  const other = { kind: 'table' as const, resource_id: 'b' };

  test('that comes draws the first suggestion where nothing is drawn yet', () => {
    const fields = [fieldFor('a')];
    const loaded = reduceBuilder(opened, { type: 'load-fields', source, fields, first: chart });
    expect(loaded.spec).toEqual(chart);
    expect(loaded.past).toEqual([]);
    const mine = reduceBuilder(after({ type: 'put-field', field: 'b', to: { shelf: 'y' } }), {
      type: 'load-fields',
      source,
      fields,
      first: chart,
    });
    expect(mine.spec?.channels).toEqual({ y: { field: 'b' } });
  });

  test('that was left is not listened to any more', () => {
    const state = after({ type: 'set-source', source: other });
    const late = reduceBuilder(state, { type: 'load-fields', source, fields: [fieldFor('a')], first: chart });
    expect(late).toBe(state);
  });

  test('that replaces another keeps the chart where asked to', () => {
    const put: BuilderAction = { type: 'put-field', field: 'a', to: { shelf: 'x' } };
    expect(after(put, { type: 'set-source', source: other }).spec).toEqual({ ...blank, source: other });
    const kept = after(put, { type: 'set-source', source: other, keep: true });
    expect(kept.spec).toEqual({ ...chart, source: other });
    expect(reduceBuilder(kept, { type: 'undo' }).spec).toEqual(chart);
  });
});
