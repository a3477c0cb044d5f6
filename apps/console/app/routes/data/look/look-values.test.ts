import { describe, expect, it } from 'vitest';
import { type LookRecipe, namesOf, readingOf, readRecipe } from './look-values.ts';

const before: LookRecipe = {
  encoding: 'windows-1252',
  columns: [
    {
      source: 'Day',
      name: 'Day',
      type: 'date',
      date_order: 'day',
      label: 'Day',
      role: 'time',
      guessed: ['type'],
    },
    {
      source: 'Paid',
      name: 'Paid',
      type: 'float',
      decimal: ',',
      role: 'measure',
      scale: 'ratio',
      additivity: 'additive',
      guessed: ['scale', 'additivity'],
    },
    { source: 'State', name: 'State', type: 'text', role: 'geo', level: 'state', left_out: true },
  ],
};

/** What the form of a look sends that nobody has changed. */
function formOf({ columns = [] }: LookRecipe, change: Record<string, string> = {}): URLSearchParams {
  const form = new URLSearchParams();
  for (const [index, column] of columns.entries()) {
    form.append('source', column.source);
    form.set(`name.${index}`, column.name);
    form.set(`type.${index}`, column.type ?? 'text');
    if (column.date_order) form.set(`date_order.${index}`, column.date_order);
    if (column.additivity) form.set(`additivity.${index}`, column.additivity);
    if (column.left_out) form.set(`left_out.${index}`, 'on');
    for (const field of ['label', 'unit', 'role', 'scale', 'notes'] as const)
      form.set(`${field}.${index}`, column[field] ?? '');
  }
  for (const [name, value] of Object.entries(change)) form.set(name, value);
  return form;
}

describe('the form of a look', () => {
  it('says what was there before where nothing was changed', () => {
    const read = readRecipe(formOf(before), before);
    expect(read).toEqual(before);
    expect(readingOf(read)).toBe(readingOf(before));
  });

  it('keeps the sheet that somebody chose, and none that is shown because it is the fullest', () => {
    const shown = (sheet: string, sheet_shown: string) => formOf(before, { sheet, sheet_shown });
    const untouched = readRecipe(shown('Accidents 2026-01', 'Accidents 2026-01'), before);
    expect(untouched).not.toHaveProperty('sheet');
    expect(readingOf(untouched)).toBe(readingOf(before));
    const chosen = readRecipe(shown('Notes', 'Accidents 2026-01'), before);
    expect(chosen.sheet).toBe('Notes');
    expect(readRecipe(shown('Notes', 'Notes'), chosen).sheet).toBe('Notes');
  });

  it('says names and labels without another reading, types and settings with one', () => {
    const named = readRecipe(formOf(before, { 'name.1': 'paid', 'unit.1': 'INR' }), before);
    expect(named.columns?.[1]).toMatchObject({ name: 'paid', unit: 'INR', decimal: ',' });
    expect(readingOf(named)).toBe(readingOf(before));
    const typed = readRecipe(formOf(before, { 'date_order.0': 'month' }), before);
    expect(typed.columns?.[0]).toMatchObject({ type: 'date', date_order: 'month' });
    const untyped = readRecipe(formOf(before, { 'type.0': 'text' }), before);
    expect(untyped.columns?.[0]).not.toHaveProperty('date_order');
    expect(readingOf(typed)).not.toBe(readingOf(before));
    const set = readRecipe(
      formOf(before, { header_line: '3', missing: 'x, x , ,y', leave_totals: 'on' }),
      before,
    );
    expect(set).toMatchObject({ header_line: 3, missing: ['x', 'y'], totals: 'leave_out' });
    expect(readRecipe(formOf(before, { no_header: 'on', header_line: '3' }), before).header_line).toBeNull();
  });

  it('leaves columns that it does not show as they are, and takes no place away from one that is none', () => {
    const some = { ...before, columns: before.columns?.slice(0, 1) };
    expect(readRecipe(formOf(some), before).columns?.slice(1)).toEqual(before.columns?.slice(1));
    const moved = readRecipe(formOf(before, { 'role.2': 'dimension' }), before);
    expect(moved.columns?.[2]).toMatchObject({ role: 'dimension', level: '' });
  });

  it('says scale and additivity of figures, and leaves to be guessed what it did not ask', () => {
    const paid = (change: Record<string, string>, recipe = before) =>
      readRecipe(formOf(recipe, change), recipe).columns?.[1];
    expect(paid({ 'scale.1': 'ordinal', 'additivity.1': '' })).toMatchObject({
      scale: 'ordinal',
      additivity: '',
    });
    expect(readingOf(readRecipe(formOf(before, { 'scale.1': 'ordinal' }), before))).toBe(readingOf(before));
    expect(paid({ 'role.1': 'dimension' })).not.toHaveProperty('additivity');
    expect(
      readRecipe(formOf(before, { 'role.0': 'measure', 'type.0': 'int' }), before).columns?.[0],
    ).not.toHaveProperty('additivity');
    const said = { ...before, columns: before.columns?.map(({ guessed: _, ...column }) => column) };
    expect(paid({ 'type.1': 'text' }, said)).toMatchObject({ additivity: '' });
  });

  it('says the mark between thousands beside that before decimals', () => {
    const marks = (change: Record<string, string>, recipe: LookRecipe = before) => {
      const { decimal, thousands } = readRecipe(formOf(recipe, change), recipe);
      return [decimal, thousands];
    };
    expect(marks({ decimal: ',', thousands: '.' })).toEqual([',', '.']);
    expect(marks({ decimal: '', thousands: '.' })).toEqual([',', '.']);
    expect(marks({ decimal: '.', thousands: 'none' })).toEqual(['.', '']);
    expect(marks({ decimal: ',', thousands: ' ' })).toEqual([',', ' ']);
    // The service refuses these, and says why.
    expect(marks({ decimal: '', thousands: ' ' })).toEqual([undefined, ' ']);
    expect(marks({ decimal: ',', thousands: ',' })).toEqual([',', ',']);
    const marked = { ...before, decimal: ',' as const, thousands: '.' as const };
    expect(marks({ decimal: ',', thousands: '.' }, marked)).toEqual([',', '.']);
    expect(marks({ decimal: '.', thousands: '.' }, marked)).toEqual(['.', undefined]);
    expect(marks({ decimal: '', thousands: '.' }, marked)).toEqual([undefined, undefined]);
    expect(marks({ decimal: ',', thousands: '' }, marked)).toEqual([',', undefined]);
  });

  it('says how the file meets the table only where somebody chose another way than there was', () => {
    const meetingOf = (recipe: LookRecipe, change: [string, string][]) => {
      const form = formOf(recipe);
      for (const [name, value] of change) form.append(name, value);
      const { method, key } = readRecipe(form, recipe);
      return { method, key };
    };
    expect(meetingOf(before, [['method', 'replace']])).toEqual({});
    expect(meetingOf(before, [['method', 'append']])).toEqual({ method: 'append' });
    const keyed = { ...before, method: 'upsert' as const, key: ['Day'] };
    expect(meetingOf(keyed, [['method', 'replace']])).toEqual({ method: 'replace', key: ['Day'] });
    const boxes = (...ticked: string[]): [string, string][] => [
      ['key_shown', '1'],
      ['key_was', 'Day'],
      ...ticked.map((source): [string, string] => ['key', source]),
    ];
    expect(meetingOf({ ...before, method: 'upsert' }, boxes('Day')).key).toBeUndefined();
    expect(meetingOf(keyed, boxes('Day', 'Paid')).key).toEqual(['Day', 'Paid']);
    expect(meetingOf(keyed, boxes()).key).toBeUndefined();
  });

  it('calls the columns of the key by their new names', () => {
    const keyed = { ...before, key: ['Day'] };
    expect(readRecipe(formOf(keyed, { 'name.0': 'date' }), keyed).key).toEqual(['date']);
    expect(namesOf(readRecipe(formOf(keyed, { 'name.0': 'date' }), keyed))).not.toBe(namesOf(keyed));
  });
});
