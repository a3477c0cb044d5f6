import { describe, expect, it } from 'vitest';
import { mergeColumns, readBase, readColumns, valuesOf } from './column-values.ts';

const nothing = {
  label: '',
  notes: '',
  unit: '',
  role: '',
  scale: '',
  additivity: '',
  scheme: '',
  level: '',
};
const births = {
  id: 'births',
  type: 'int',
  info: { label: 'Births', role: 'measure' as const, decimals: 0 },
};
const base = [valuesOf(births)];

describe('what was typed of columns', () => {
  it('is read column by column, with the line ends that texts are stored with', () => {
    const form = new URLSearchParams([
      ['column', 'births'],
      ['column', 'notes.0'],
      ['label.0', ' Live births '],
      ['notes.1', 'One\r\ntwo'],
    ]);
    expect(readColumns(form)).toEqual([
      { ...nothing, id: 'births', label: 'Live births' },
      { ...nothing, id: 'notes.0', notes: 'One\ntwo' },
    ]);
  });

  it('changes what was changed and keeps what the form does not ask', () => {
    const typed = [{ ...valuesOf(births), label: '', unit: 'persons' }];
    expect(mergeColumns(base, typed, [births]).changes).toEqual([
      { id: 'births', info: { role: 'measure', decimals: 0, unit: 'persons' } },
    ]);
  });

  it('changes nothing where nothing was changed', () => {
    expect(mergeColumns(base, base, [births]).changes).toEqual([]);
  });

  it('is put on top of what somebody else has changed beside it', () => {
    const theirs = { ...births, info: { ...births.info, notes: 'Of residents' } };
    const merged = mergeColumns(base, [{ ...valuesOf(births), unit: 'persons' }], [theirs]);
    expect(merged.overlaps).toEqual([]);
    expect(merged.changes[0]?.info).toMatchObject({ notes: 'Of residents', unit: 'persons' });
  });

  it('names what both have changed, and what was typed for columns that are gone', () => {
    const theirs = { ...births, info: { ...births.info, label: 'Births, all' } };
    const typed = [
      { ...valuesOf(births), label: 'Live births' },
      { ...nothing, id: 'deaths', label: 'Deaths' },
    ];
    const merged = mergeColumns(base, typed, [theirs]);
    expect(merged.overlaps).toEqual([{ id: 'births', key: 'label', theirs: 'Births, all' }]);
    expect(merged.gone).toEqual(['deaths']);
    expect(merged.values).toEqual([{ ...valuesOf(births), label: 'Live births' }]);
  });
});

describe('what a form was filled with', () => {
  it('comes back as it was, and as nothing from any other text', () => {
    expect(readBase(JSON.stringify(base))).toEqual(base);
    for (const text of [null, '', '{', '{}', '[1, null, {"id": 2}]']) expect(readBase(text)).toEqual([]);
  });
});
