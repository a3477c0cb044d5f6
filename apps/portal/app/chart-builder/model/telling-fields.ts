import type { ChartField } from '@gazetteer/charts';

const code = /(^|[^\p{L}])(code|id|nr|no|number|numéro)([^\p{L}]|$)/iu;

/** The fields in the order in which charts are looked for: names say more to a reader than their codes. */
export function tellingFirst(fields: readonly ChartField[]): ChartField[] {
  const isCode = ({ kind, scheme, label, id }: ChartField) =>
    Number(kind === 'category' && scheme === null && (code.test(label) || code.test(id)));
  return fields.toSorted((one, two) => isCode(one) - isCode(two));
}
