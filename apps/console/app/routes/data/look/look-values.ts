import type { ImportLook } from './cell-text.ts';

export type LookRecipe = ImportLook['recipe'];
export type LookColumn = NonNullable<LookRecipe['columns']>[number];

/** How the type of a column is chosen: dates with their order, which belongs to their type for whoever looks. */
export const typeChoices = [
  'text',
  'int',
  'float',
  'numeric',
  'bool',
  'date',
  'date:day',
  'date:month',
  'timestamp',
  'timestamp:day',
  'timestamp:month',
  'time',
] as const;

/** The choice that a column has. */
export function typeChoiceOf({ type = 'text', date_order }: LookColumn): string {
  return date_order ? `${type}:${date_order}` : type;
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
  const decimal = choice('decimal', ['.', ',']);
  const missing = [
    ...new Set(
      text('missing')
        .split(',')
        .map((word) => word.trim()),
    ),
  ].filter(Boolean);
  const recipe = {
    sheet: text('sheet') || undefined,
    encoding: before.encoding,
    delimiter: choice('delimiter', [',', ';', '\t', '|']),
    header_line: form.has('no_header') ? null : count('header_line') || undefined,
    header_rows: count('header_rows') || undefined,
    first_line: count('first_line') || undefined,
    decimal,
    thousands: decimal && before.decimal === decimal ? before.thousands : undefined,
    missing: missing.length > 0 ? missing.slice(0, 50) : undefined,
    totals: form.has('leave_totals') ? ('leave_out' as const) : undefined,
    method: readMethod(form, before),
    key: readKey(form, before, columns ?? []),
    columns,
  };
  return Object.fromEntries(Object.entries(recipe).filter(([, value]) => value !== undefined));
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
  const [type = 'text', order] = text('type').split(':');
  const { guessed, level, scheme, decimal } = before;
  const column: LookColumn = { source: before.source, name: text('name') || before.name };
  const role = (['dimension', 'measure', 'time', 'geo'] as const).find((one) => one === text('role'));
  const isOut = form.has(`left_out.${index}`);
  return {
    ...column,
    ...(isOut && { left_out: true }),
    type: type || 'text',
    ...(order && { date_order: order === 'month' ? ('month' as const) : ('day' as const) }),
    ...(decimal && (type === 'float' || type === 'int' || type === 'numeric') && { decimal }),
    ...said('label', text('label'), before),
    ...said('unit', text('unit'), before),
    ...said('notes', text('notes'), before),
    ...(role ? { role } : {}),
    ...(level === undefined ? {} : { level: role === 'geo' ? level : '' }),
    ...(scheme === undefined ? {} : { scheme: role === 'geo' ? scheme : '' }),
    ...(guessed && { guessed }),
  };
}

/** What was never said and stays empty says nothing. */
function said(field: 'label' | 'unit' | 'notes', value: string, before: LookColumn): Partial<LookColumn> {
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
