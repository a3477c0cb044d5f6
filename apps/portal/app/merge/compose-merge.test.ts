import { describe, expect, it } from 'vitest';
import { composeMerge, type MergeSuggestion } from './compose-merge.ts';
import { type MergeState, readMerge } from './merge-address.ts';

const place = {
  parent_field: null,
  parent: null,
  detected: true,
  distinct: 9,
  match_rate: 1,
  ambiguous_with: [],
};
const code = { ...place, by: 'code' as const, field: 'lgd', scheme: 'lgd', level: 'district' };
const name = {
  ...place,
  by: 'name' as const,
  field: 'district',
  parent_field: 'state',
  scheme: 'lgd',
  level: 'district',
};
const year = { field: 'year', kind: 'year' as const, min: '2011', max: '2021' };

function suggestionOf(merge: Partial<MergeSuggestion['merge']> = {}): MergeSuggestion {
  const side = (id: string) => ({
    resource_id: id,
    rows: 9,
    geo: code,
    geo_candidates: [code, name],
    period: year,
    period_candidates: [year],
    columns: [],
  });
  return {
    left: side('a'),
    right: side('b'),
    levels: [
      { scheme: 'lgd', level: 'district', title: 'District', raised: [] },
      { scheme: 'lgd', level: 'state', title: 'State', raised: ['left', 'right'] },
    ],
    merge: {
      left: { resource_id: 'a', geo: { field: 'lgd' } },
      right: { resource_id: 'b', geo: { field: 'lgd' }, period: { field: 'year' } },
      level: 'district',
      ...merge,
    },
    problems: [],
  };
}

const said = (query: string): MergeState => readMerge(new URLSearchParams(query));

describe('the merge that is asked for', () => {
  it('is what the catalogue suggests where the visitor said nothing', () => {
    expect(composeMerge(suggestionOf(), said(''))).toEqual({
      left: { resource_id: 'a', geo: { field: 'lgd' } },
      right: { resource_id: 'b', geo: { field: 'lgd' }, period: { field: 'year' } },
      level: 'district',
      how: 'left',
      duplicates: 'keep',
    });
  });

  it('goes by names within what they lie in where that column was chosen', () => {
    const merge = composeMerge(suggestionOf(), said('left.place=district'));
    expect(merge?.left).toEqual({
      resource_id: 'a',
      names: { field: 'district', parent_field: 'state', scheme: 'lgd', level: 'district' },
    });
  });

  it('takes the chosen level, and ignores one that the tables do not have', () => {
    expect(composeMerge(suggestionOf(), said('level=state'))?.level).toBe('state');
    expect(composeMerge(suggestionOf(), said('level=village'))?.level).toBe('district');
  });

  it('leaves time out, or keeps one period, when asked to', () => {
    expect(composeMerge(suggestionOf(), said('right.period=none'))?.right.period).toBeNull();
    expect(composeMerge(suggestionOf(), said('right.only=2011'))?.right.period).toEqual({
      field: 'year',
      only: '2011',
    });
  });

  it('takes only the ticked columns, brought together as chosen', () => {
    const query = 'left.column=births&left.column=rate&left.aggregate.rate=weighted_mean:all:births';
    expect(composeMerge(suggestionOf(), said(query))?.left.columns).toEqual([
      { field: 'births' },
      { field: 'rate', aggregate: 'weighted_mean', weight: 'all:births' },
    ]);
  });

  it('is none where the catalogue knows no way', () => {
    expect(composeMerge({ ...suggestionOf(), merge: null }, said('how=outer'))).toBeUndefined();
  });
});
