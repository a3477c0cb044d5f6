/** When a change of a value is told, in the order in which forms offer it. */
export const conditions = ['any', 'by', 'above', 'below'] as const;

export interface Condition {
  kind: (typeof conditions)[number];
  amount?: number;
}

/** What a form says, as the API takes it. An amount that is none is left out, which the API names. */
export function readCondition(form: URLSearchParams): Condition {
  const kind = conditions.find((condition) => condition === form.get('condition')) ?? 'any';
  const text = (form.get('amount') ?? '')
    .trim()
    .replaceAll(/[\s\u00a0\u202f]/g, '')
    .replace(',', '.');
  const amount = /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
  return { kind, ...(kind === 'any' || amount === undefined ? {} : { amount }) };
}
