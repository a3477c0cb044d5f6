import { invalidInput } from '@gazetteer/kernel';
import {
  commonKind,
  type PeriodKindName,
  periodWithin,
  readPeriod,
  readPeriods,
  type SidePeriod,
} from '@gazetteer/tabular';
import type { SideName } from './merge-request.contract.ts';
import { type OpenSide, requireColumn } from './read-side.ts';

/**
 * Finds the column of a side that says when: the one the call names, else a time column of the dictionary.
 * @throws invalid_input for a column that holds no periods, or not the one that is asked for
 */
export async function findPeriod(open: OpenSide): Promise<SidePeriod | null> {
  const { side, input, table } = open;
  if (input.period === null) return null;
  if (input.period) {
    const { field, only } = input.period;
    requireColumn(open, 'period.field', field);
    const read = await readColumn(open, field);
    if (!read) throw invalidInput({ [`${side}.period.field`]: [`"${field}" holds no periods`] });
    return only === undefined
      ? { field, ...read, only: false }
      : { field, ...onlyOf(side, read, only), only: true };
  }
  for (const { id } of table.columns.filter(({ info }) => info.role === 'time')) {
    const read = await readColumn(open, id);
    if (read) return { field: id, ...read, only: false };
  }
  return null;
}

async function readColumn({ distinctIfFew }: OpenSide, field: string) {
  const values = await distinctIfFew([field]);
  return values && readPeriods(values.map(([value]) => value ?? ''));
}

type Read = { kind: PeriodKindName; keys: Map<string, string> };

function onlyOf(side: SideName, { kind, keys }: Read, only: string): Read {
  const asked = readPeriod(only);
  const kept = [...keys].filter(([, key]) =>
    asked.some(
      (period) =>
        commonKind(kind, period.kind) === period.kind &&
        periodWithin({ kind, key }, period.kind) === period.key,
    ),
  );
  if (kept.length > 0) return { kind, keys: new Map(kept) };
  throw invalidInput({ [`${side}.period.only`]: [`no row is of "${only}"`] });
}
