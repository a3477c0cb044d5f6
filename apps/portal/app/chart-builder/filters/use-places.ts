import type { ChartField, ChartSource } from '@gazetteer/charts';
import { useEffect, useState } from 'react';
import { askFigures } from '../../charts/ask-figures.ts';
import { useBuilder } from '../model/use-builder.ts';

/** A place of a column as it is written there, with its name where it is a code. */
export interface CountedPlace {
  value: string | number | boolean | null;
  name: string | undefined;
  rows: number;
}

/** More places than this are asked for piece by piece. */
const MOST_PLACES = 5000;
const found = new WeakMap<ChartField, Promise<readonly CountedPlace[]>>();

/** Whether a column has places that are listed with their names. */
export function hasPlaces(field: ChartField | undefined, source: ChartSource): boolean {
  return (
    field?.kind === 'place' && source.kind !== 'own' && (field.distinct ?? MOST_PLACES + 1) <= MOST_PLACES
  );
}

/** All places of a column, the most frequent first; undefined until they are there, and of other columns. */
export function usePlaces(field: ChartField | undefined): readonly CountedPlace[] | undefined {
  const { spec, fields } = useBuilder();
  const { source } = spec;
  const [answer, setAnswer] = useState<{ field: ChartField; places: readonly CountedPlace[] }>();
  useEffect(() => {
    if (!field || !hasPlaces(field, source)) return undefined;
    let isWanted = true;
    const known = found.get(field) ?? askPlaces(field, source, fields);
    found.set(field, known);
    known.then(
      (places) => isWanted && setAnswer({ field, places }),
      // Without an answer the codes stay as they are written; the next one who asks may have one.
      () => found.delete(field),
    );
    return () => {
      isWanted = false;
    };
  }, [field, source, fields]);
  return answer?.field === field ? answer?.places : undefined;
}

async function askPlaces(
  { id }: ChartField,
  source: ChartSource,
  fields: readonly ChartField[],
): Promise<readonly CountedPlace[]> {
  const question = {
    version: 1,
    source,
    mark: 'bar',
    channels: { x: { field: id }, y: { aggregate: 'count' } },
  } as const;
  const { data } = await askFigures(question, fields, new AbortController().signal);
  const names = data.columns.find(({ name }) => name === 'x')?.names ?? {};
  return data.rows
    .map(({ x, y }) => ({ value: x as CountedPlace['value'], name: names[String(x)], rows: Number(y) }))
    .toSorted((one, other) => other.rows - one.rows);
}
