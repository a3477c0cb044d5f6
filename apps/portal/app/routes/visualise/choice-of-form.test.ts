import { expect, test } from 'vitest';
import { choiceOfForm, shortest } from './choice-of-form.ts';

const values = ['2010', '2011', '2012'];
const named = { field: 'year', label: 'Year', step: 'year' } as const;
const moment = { ...named, kind: 'moment' as const, published: '2012' as string | null, values };
const range = { ...named, kind: 'range' as const, published: null, values };
const categories = {
  field: 'state',
  label: 'State',
  isPlaces: true,
  values: ['Assam', 'Goa', ''].map((value) => ({ value, name: value })),
};

function formOf(...fields: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

test('a form that nobody changed chooses nothing', () => {
  const all = categories.values.map(({ value }): [string, string] => ['show', value]);
  expect(choiceOfForm(formOf(['time', '2012'], ...all), { time: moment, categories })).toEqual({});
  expect(choiceOfForm(formOf(['from', '2010'], ['to', '2012']), { time: range, categories: null })).toEqual(
    {},
  );
  expect(choiceOfForm(formOf(), { time: null, categories: null })).toEqual({});
});

test('what was changed in a form is a choice as addresses have it', () => {
  expect(choiceOfForm(formOf(['time', '2010'], ['show', 'Goa']), { time: moment, categories })).toEqual({
    time: '2010',
    show: ['Goa'],
  });
  expect(
    choiceOfForm(formOf(['from', '2011'], ['to', '2012'], ['show', 'Goa'], ['show', '']), {
      time: range,
      categories,
    }),
  ).toEqual({ from: '2011', hide: ['Assam'] });
});

test('nothing ticked is an empty list', () => {
  expect(shortest(categories.values, new Set())).toEqual({ show: [] });
});
