/** When a change of a value is told, in the order in which the form offers it. */
export const conditions = ['any', 'by', 'above', 'below'] as const;

/** What the form says of a value, as the API takes it. An amount that is none is left out, which the API names. */
export function readValueForm(form: URLSearchParams) {
  const kind = conditions.find((condition) => condition === form.get('condition')) ?? 'any';
  const text = (form.get('amount') ?? '')
    .trim()
    .replaceAll(/[\s\u00a0\u202f]/g, '')
    .replace(',', '.');
  const amount = /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
  const newestBy = form.get('newest_by');
  return {
    column: form.get('column') ?? '',
    newest_by: newestBy ? newestBy : null,
    condition: { kind, ...(kind === 'any' || amount === undefined ? {} : { amount }) },
  };
}
