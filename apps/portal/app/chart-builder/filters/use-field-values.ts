import type { ChartField, ChartSpec } from '@gazetteer/charts';
import { useEffect, useState } from 'react';
import { askFigures } from '../../charts/ask-figures.ts';
import { useBuilder } from '../model/use-builder.ts';
import { hasPlaces, usePlaces } from './use-places.ts';

/** A value with the number of rows that have it. */
export interface CountedValue {
  value: string | number | boolean | null;
  /** What the place is called that the value is the code of. */
  name?: string | undefined;
  rows: number;
}

export interface FieldValues {
  values: readonly CountedValue[];
  status: 'waiting' | 'ready' | 'failed';
  /** Whether there are more than these. */
  more: boolean;
}

const MOST_VALUES = 200;
const PAUSE = 250;

/**
 * The most frequent values of a field, of those whose text contains `find`; places are found by their names, too. Known at once where the field brings all
 * of them, else asked of the source, whatever it is: counted as a chart would count them.
 */
export function useFieldValues(field: ChartField, find: string): FieldValues {
  const { spec, fields } = useBuilder();
  const { source, computed } = spec;
  const [answer, setAnswer] = useState<{ find: string; found: FieldValues }>();
  const isOfPlaces = hasPlaces(field, source);
  const places = usePlaces(field);
  const isKnown = isOfPlaces || (field.distinct !== null && field.distinct <= field.top.length);
  useEffect(() => {
    if (isKnown) return undefined;
    const request = new AbortController();
    const ask = async () => {
      try {
        const question = countOf(field.id, find, { source, computed });
        const { data } = await askFigures(question, fields, request.signal);
        const values = data.rows.map(({ x, y }) => ({ value: x as CountedValue['value'], rows: Number(y) }));
        setAnswer({ find, found: { values, status: 'ready', more: values.length >= MOST_VALUES } });
      } catch {
        if (request.signal.aborted) return;
        setAnswer({ find, found: { values: [], status: 'failed', more: false } });
      }
    };
    const timer = setTimeout(() => void ask(), find === '' ? 0 : PAUSE);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [isKnown, field.id, find, source, computed, fields]);
  if (!isKnown) {
    if (answer?.find === find) return answer.found;
    return { values: answer?.found.values ?? [], status: 'waiting', more: false };
  }
  if (isOfPlaces) {
    if (!places) return { values: [], status: 'waiting', more: false };
    const alike = places.filter(({ value, name }) => isLike(value, find) || isLike(name ?? null, find));
    return { values: alike.slice(0, MOST_VALUES), status: 'ready', more: alike.length > MOST_VALUES };
  }
  const known = field.top.map(({ value, n }) => ({ value: value as CountedValue['value'], rows: n }));
  return { values: known.filter(({ value }) => isLike(value, find)), status: 'ready', more: false };
}

function countOf(
  field: string,
  find: string,
  { source, computed }: Pick<ChartSpec, 'source' | 'computed'>,
): ChartSpec {
  return {
    version: 1,
    source,
    mark: 'bar',
    channels: {
      x: { field, sort: { by: 'y', order: 'descending' }, top: { count: MOST_VALUES, other: false } },
      y: { aggregate: 'count' },
    },
    ...(computed && { computed }),
    ...(find && { filters: [{ field, kind: 'contains' as const, text: find }] }),
  };
}

function isLike(value: CountedValue['value'], find: string): boolean {
  return (
    find === '' ||
    String(value ?? '')
      .toLowerCase()
      .includes(find.toLowerCase())
  );
}
