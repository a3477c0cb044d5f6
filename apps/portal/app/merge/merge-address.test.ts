import { describe, expect, it } from 'vitest';
import { exchanged, mergePath, type MergeState, readMerge, withTable } from './merge-address.ts';

const read = (path: string): MergeState => readMerge(new URL(path, 'http://portal').searchParams);

const whole =
  '/merge?left=nfhs&right=pgi&level=state&how=outer&duplicates=aggregate&left.place=lgd_code&left.period=year' +
  '&left.only=2019&left.column=births&left.column=rate&left.aggregate.rate=weighted_mean:births' +
  '&right.period=none&view=table';

describe('the address of a merge', () => {
  it('carries everything that was chosen', () => {
    const state = read(whole);
    expect(state.left).toEqual({
      table: 'nfhs',
      place: 'lgd_code',
      period: 'year',
      only: '2019',
      columns: ['births', 'rate'],
      aggregates: { rate: 'weighted_mean:births' },
    });
    expect(state).toMatchObject({ level: 'state', how: 'outer', aggregate: true, whole: true });
    expect(read(mergePath(state))).toEqual(state);
  });

  it('leaves out what is usual', () => {
    expect(mergePath(read('/merge?how=left&duplicates=keep&sq=&view=report'))).toBe('/merge');
    expect(mergePath(read('/merge?left=a&right=b'))).toBe('/merge?left=a&right=b');
  });

  it('takes nonsense as not said', () => {
    expect(read('/merge?how=sideways&left=%20')).toMatchObject({ how: 'left', left: { aggregates: {} } });
    expect(read('/merge?left=%20').left.table).toBeUndefined();
  });

  it('keeps columns whose names have dots', () => {
    const state = read('/merge?left=a&left.aggregate.a.b=sum');
    expect(state.left.aggregates).toEqual({ 'a.b': 'sum' });
    expect(read(mergePath(state))).toEqual(state);
  });

  it('forgets what was said of a table that goes', () => {
    const state = withTable(read(whole), 'left', 'census');
    expect(state.left).toEqual({ table: 'census', aggregates: {} });
    expect(state.right.period).toBe('none');
    expect(state.level).toBeUndefined();
  });

  it('exchanges the tables with what was said of them', () => {
    expect(exchanged(read(whole))).toMatchObject({ left: { table: 'pgi' }, right: { place: 'lgd_code' } });
  });
});
