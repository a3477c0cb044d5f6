/** The functions a formula may call, in the order in which they are offered, each as one writes it. */
export const formulaFunctions = {
  per: 'per(a, b)',
  round: 'round(a, 1)',
  if: 'if(a > 0, b, c)',
  coalesce: 'coalesce(a, b)',
  min: 'min(a, b)',
  max: 'max(a, b)',
  abs: 'abs(a)',
  floor: 'floor(a)',
  ceil: 'ceil(a)',
  sqrt: 'sqrt(a)',
  power: 'power(a, 2)',
  log10: 'log10(a)',
  log: 'log(a)',
  exp: 'exp(a)',
  year: 'year(date)',
  quarter: 'quarter(date)',
  month: 'month(date)',
  day: 'day(date)',
  concat: 'concat(a, b)',
  lower: 'lower(text)',
  upper: 'upper(text)',
  contains: 'contains(text, "x")',
  number: 'number(text)',
  text: 'text(a)',
} as const;

export type FormulaFunction = keyof typeof formulaFunctions;
