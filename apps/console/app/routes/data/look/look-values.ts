import { additivities, scales } from '../../../datasets/scales.ts';
import type { ImportLook } from './cell-text.ts';

export type LookRecipe = ImportLook['recipe'];
export type LookColumn = NonNullable<LookRecipe['columns']>[number];

/** What the values of a column can be read as. */
export const typeChoices = ['text', 'int', 'float', 'numeric', 'bool', 'date', 'timestamp', 'time'] as const;

/** Whether the values of a column are figures that may be added up. */
export function mayAddUp({ type = 'text', role }: Pick<LookColumn, 'type' | 'role'>): boolean {
  return role === 'measure' && isNumber(type);
}

/** Whether values can have a day and a month in either order. */
export function isDate(type: string): boolean {
  return type === 'date' || type === 'timestamp';
}

function isNumber(type: string): boolean {
  return type === 'float' || type === 'int' || type === 'numeric';
}

/** A recipe with what the form says; columns that the form does not show stay as they are. */
export function readRecipe(form: URLSearchParams, before: LookRecipe): LookRecipe {
  const shown = new Map(form.getAll('source').map((source, index) => [source, index]));
  const columns = before.columns?.map((column) => {
    const index = shown.get(column.source);
    return index === undefined ? column : readColumn(form, column, index);
  });
  const text = (name: string) => form.get(name)?.trim() ?? '';
  const count = (name: string) => (/^\d{1,4}$/.test(text(name)) ? Number(text(name)) : undefined);
  const choice = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === form.get(name));
  const missing = [
    ...new Set(
      text('missing')
        .split(',')
        .map((word) => word.trim()),
    ),
  ].filter(Boolean);
  const recipe = {
    sheet: readSheet(form, before),
    encoding: before.encoding,
    delimiter: choice('delimiter', [',', ';', '\t', '|']),
    header_line: form.has('no_header') ? null : count('header_line') || undefined,
    header_rows: count('header_rows') || undefined,
    first_line: count('first_line') || undefined,
    ...readMarks(form, before),
    missing: missing.length > 0 ? missing.slice(0, 50) : undefined,
    totals: form.has('leave_totals') ? ('leave_out' as const) : undefined,
    method: readMethod(form, before),
    key: readKey(form, before, columns ?? []),
    columns,
  };
  return Object.fromEntries(Object.entries(recipe).filter(([, value]) => value !== undefined));
}

/** The sheet that somebody chose; the one that is shown because it is the fullest may have another name next month. */
function readSheet(form: URLSearchParams, before: LookRecipe): LookRecipe['sheet'] {
  const chosen = form.get('sheet')?.trim() ?? '';
  return chosen === form.get('sheet_shown') ? before.sheet : chosen || undefined;
}

/** How the form calls the sign between thousands where there is none. */
export const NO_SIGN = 'none';

/** The marks in numbers. A point or a comma between thousands leaves the other one before decimals. */
function readMarks(form: URLSearchParams, before: LookRecipe): Pick<LookRecipe, 'decimal' | 'thousands'> {
  const chosen = form.get('thousands');
  const thousands = ([',', '.', ' '] as const).find((sign) => sign === chosen);
  const between = chosen === NO_SIGN ? '' : thousands;
  const said = (['.', ','] as const).find((sign) => sign === form.get('decimal'));
  const isNew = between !== before.thousands;
  // What nobody has chosen just now goes with the mark that it was chosen beside.
  if (between === undefined || (!isNew && said !== before.decimal)) return { decimal: said };
  const others: Record<string, '.' | ','> = { ',': '.', '.': ',' };
  return { decimal: said ?? others[between], thousands: between };
}

export const methods = ['replace', 'append', 'upsert'] as const;

/** How the file meets the table; what nobody has said and nobody changes stays unsaid. */
function readMethod(form: URLSearchParams, { method }: LookRecipe): LookRecipe['method'] {
  const chosen = methods.find((one) => one === form.get('method'));
  return chosen === undefined || chosen === (method ?? 'replace') ? method : chosen;
}

/** The columns that rows are told apart by, under their new names; those that were shown and stay so are said no more than before. */
function readKey(
  form: URLSearchParams,
  { key, columns: before = [] }: LookRecipe,
  columns: readonly LookColumn[],
): LookRecipe['key'] {
  const wanted = new Set(form.getAll('key'));
  const shown = form.getAll('key_shown');
  const isSaid = shown.length > 0 && form.getAll('key_was').join('\n') !== [...wanted].join('\n');
  const known = new Set(before.flatMap(({ name, source }) => (key?.includes(name) ? [source] : [])));
  const sources = isSaid ? wanted : known;
  const names = columns.flatMap(({ source, name }) => (sources.has(source) ? [name] : []));
  if (!isSaid && key === undefined) return undefined;
  return names.length > 0 ? names : undefined;
}

function readColumn(form: URLSearchParams, before: LookColumn, index: number): LookColumn {
  const text = (name: string) => form.get(`${name}.${index}`)?.trim() ?? '';
  const type = text('type') || 'text';
  const { guessed, level, scheme, decimal } = before;
  const column: LookColumn = { source: before.source, name: text('name') || before.name };
  const role = (['dimension', 'measure', 'time', 'geo'] as const).find((one) => one === text('role'));
  const order = (['day', 'month'] as const).find((one) => one === text('date_order'));
  const isOut = form.has(`left_out.${index}`);
  return {
    ...column,
    ...(isOut && { left_out: true }),
    type,
    ...(order && isDate(type) && { date_order: order }),
    ...(decimal && isNumber(type) && { decimal }),
    ...said('label', text('label'), before),
    ...said('unit', text('unit'), before),
    ...said('notes', text('notes'), before),
    ...(role ? { role } : {}),
    ...readScale(form, before, index),
    ...readAdditivity(form, { before, type, role }, index),
    ...(level === undefined ? {} : { level: role === 'geo' ? level : '' }),
    ...(scheme === undefined ? {} : { scheme: role === 'geo' ? scheme : '' }),
    ...(guessed && { guessed }),
  };
}

function readScale(form: URLSearchParams, before: LookColumn, index: number): Pick<LookColumn, 'scale'> {
  const value = form.get(`scale.${index}`) ?? before.scale ?? '';
  return said('scale', scales.find((one) => one === value) ?? '', before);
}

type Retyped = { before: LookColumn; type: string; role: LookColumn['role'] };

/** Of what cannot be added up nothing is said, and of what just became a figure it is to be guessed. */
function readAdditivity(
  form: URLSearchParams,
  { before, type, role }: Retyped,
  index: number,
): Pick<LookColumn, 'additivity'> {
  const value = form.get(`additivity.${index}`);
  const mayBe = mayAddUp({ type, role });
  if (mayBe && value !== null)
    return said('additivity', additivities.find((one) => one === value) ?? '', before);
  const isSaid = before.additivity !== undefined && !before.guessed?.includes('additivity');
  return isSaid ? { additivity: mayBe ? before.additivity : '' } : {};
}

type Sayable = 'label' | 'unit' | 'notes' | 'scale' | 'additivity';

/** What was never said and stays empty says nothing. */
function said(field: Sayable, value: string, before: LookColumn): Partial<LookColumn> {
  return value === '' && before[field] === undefined ? {} : { [field]: value };
}

/** What of a recipe decides which rows and values there are, and not only what they are called. */
export function readingOf({ columns = [], ...settings }: LookRecipe): string {
  const parts = columns.map(({ source, type, date_order, left_out }) => [source, type, date_order, left_out]);
  return JSON.stringify([
    Object.entries(settings).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    parts,
  ]);
}

/** What the columns of a table are called, by which they meet those that are published. */
export function namesOf({ columns = [] }: LookRecipe): string {
  return JSON.stringify(columns.map(({ source, name }) => [source, name]));
}
