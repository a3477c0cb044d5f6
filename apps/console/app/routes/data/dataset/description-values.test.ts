import type { Dataset } from '@gazetteer/client';
import { describe, expect, test } from 'vitest';
import { changedFields, mergeValues, patchOf, readBase, readValues, valuesOf } from './description-values.ts';

const tag = (name: string, vocabulary_id: string | null = null) => ({
  id: name,
  name,
  display_name: name,
  state: 'active',
  vocabulary_id,
});
const dataset = {
  title: 'Births',
  name: 'births',
  notes: 'One.\r\nTwo.',
  tags: [tag('health'), tag('people'), tag('official', 'kinds')],
  sector: ['Health'],
  spatial_text: 'Kerala',
} as unknown as Dataset;
const base = valuesOf(dataset);
const typed = (changes: Record<string, string>) => readValues(new URLSearchParams({ ...base, ...changes }));

describe('the description of a dataset as a form', () => {
  test('changes nothing where nothing was typed, whatever line ends a browser sends', () => {
    expect(changedFields(base, typed({ notes: 'One.\r\nTwo.', tags: 'people,health' }))).toEqual([]);
    expect(readBase(JSON.stringify(base))).toEqual(base);
    expect(readBase('none')).toBeUndefined();
  });

  test('sends only what was typed, and keeps tags that it does not show', () => {
    const values = typed({ title: ' Live births ', tags: 'health, babies, health', spatial_text: '' });
    expect(patchOf(base, values, [tag('official', 'kinds')])).toEqual({
      title: 'Live births',
      tags: [{ name: 'health' }, { name: 'babies' }, tag('official', 'kinds')],
      spatial_text: null,
    });
  });

  test('puts what was typed on top of what somebody else has saved, and names what both changed', () => {
    const theirs = valuesOf({ ...dataset, title: 'Births, 2020', notes: 'Theirs' });
    const { values, both } = mergeValues(base, typed({ title: 'Live births', maintainer: 'Ada' }), theirs);
    expect(values).toMatchObject({ title: 'Live births', notes: 'Theirs', maintainer: 'Ada' });
    expect(both).toEqual(['title']);
    expect(patchOf(theirs, values, [])).toEqual({ title: 'Live births', maintainer: 'Ada' });
  });
});
