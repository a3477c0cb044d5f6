import type { ChartField, ComputedField } from '@gazetteer/charts';
import { languages } from '@gazetteer/site';
import { idFor, inBrackets } from './computed-names.ts';

const numeric = new Set(['int', 'float', 'numeric']);
/** A figure as the function `number` of a formula reads it. */
const figure = /^\s*[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d{1,2})?\s*$/i;

/** Whether a field that splits rows holds figures, which a person may want to measure: ranks, codes, years, digits. */
export function holdsFigures({ type, kind, top }: ChartField): boolean {
  if (kind !== 'category' && kind !== 'time') return false;
  if (numeric.has(type)) return true;
  const isText = type === 'text' && top.length > 0;
  return isText && top.every(({ value }) => typeof value === 'string' && figure.test(value));
}

/** A field that splits rows once more, as a measure with the same name. */
export function numberOfField(field: ChartField, fields: readonly ChartField[]): ComputedField {
  const { id, type, label, label_translated: translated, written_label: written = label, unit } = field;
  const taken = fields.map((one) => one.id);
  return {
    id: idFor(label, taken),
    label,
    ...(translated && {
      label_translated: Object.fromEntries(
        languages.map((language) => [language, translated[language] ?? written]),
      ),
    }),
    expression: type === 'text' ? `number(${inBrackets(id)})` : inBrackets(id),
    ...(unit && { unit }),
  };
}
