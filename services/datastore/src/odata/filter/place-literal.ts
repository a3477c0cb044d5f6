import type { QueryParameters } from '../../search/query-parameters.ts';
import { storedText } from '../../tables/record-values.ts';
import { storedType } from '../../tables/column.ts';
import type { Literal, ValueKind } from './expression.ts';
import { filterFault } from './filter-fault.ts';

export type ValueLiteral = Exclude<Literal, { kind: 'null' }>;

const WHOLE = /^-?\d{1,18}$/;
// What DECIMAL(38,12) carries without loss.
const EXACT = /^-?\d{1,26}(\.\d{1,12})?$/;

/**
 * Puts a literal among the parameters, in the type in which it is compared.
 * @param beside the column's type that a number stands beside, where it does beside one
 * @returns what stands for it in SQL
 * @throws invalid_input for a day, a time or a number that there is not
 */
export function placeLiteral(
  literal: ValueLiteral,
  parameters: QueryParameters,
  beside: { kind?: ValueKind; type?: string | undefined } = {},
): string {
  const { kind, text } = literal;
  if (kind === 'text') return `cast(${parameters.add(text)} as varchar)`;
  if (kind === 'bool') return text;
  if (kind === 'number') return `cast(${parameters.add(text)} as ${numberType(text, beside.type)})`;
  // A day beside a moment is its midnight, in UTC as all moments of a table.
  const type = kind === 'date' && beside.kind === 'timestamp' ? 'timestamp' : kind;
  const stored = storedText(inMicroseconds(text), type);
  if (!stored) throw filterFault(`${text} is no ${kind === 'timestamp' ? 'date and time' : kind}`);
  return `cast(${parameters.add(stored)} as ${storedType(type)})`;
}

function numberType(text: string, beside: string | undefined): string {
  if (!Number.isFinite(Number(text))) throw filterFault(`${text} is too large for a number`);
  if (beside !== 'float') {
    if (beside !== 'numeric' && WHOLE.test(text)) return 'bigint';
    if (EXACT.test(text)) return storedType('numeric');
  }
  return 'double';
}

/** Moments without a zone are in UTC and keep all their digits; the engine has six after the second. */
function inMicroseconds(text: string): string {
  return text.replace(/(\.\d{6})\d+/, '$1').replace(/Z$/i, '');
}
