import type { ChartData, ChartField, ChartSpec, ComputedField } from '@gazetteer/charts';
import { useEffect, useState } from 'react';
import { askFigures } from '../../charts/ask-figures.ts';
import { useBuilder } from '../model/use-builder.ts';
import { client } from '../../site/browser-client.ts';

export type FormulaSample = { status: 'waiting' | 'failed' } | { status: 'ready'; data: ChartData };

const PAUSE = 400;
const SAMPLE_ROWS = 5;
/** Fields shown beside the computed one. */
const MOST_BESIDE = 3;

/** The first rows of a formula that works, with the fields it uses beside it; asked for when one stops writing. */
export function useFormulaSample(
  formula: { id: string; uses: readonly string[] } | undefined,
  computed: readonly ComputedField[],
  columns: readonly ChartField[],
): FormulaSample | undefined {
  const { spec } = useBuilder();
  const { source } = spec;
  const [sample, setSample] = useState<{ key: string; sample: FormulaSample }>();
  const key = formula ? JSON.stringify([formula, computed]) : '';
  useEffect(() => {
    if (!key) return undefined;
    const request = new AbortController();
    const [{ id, uses }, fields] = JSON.parse(key) as [NonNullable<typeof formula>, ComputedField[]];
    const question: ChartSpec = {
      version: 1,
      source,
      mark: 'table',
      channels: { detail: [...uses.slice(0, MOST_BESIDE), id].map((field) => ({ field })) },
      computed: fields,
    };
    const ask = async () => {
      try {
        setSample({
          key,
          sample: { status: 'ready', data: await firstRows(question, columns, request.signal) },
        });
      } catch {
        if (!request.signal.aborted) setSample({ key, sample: { status: 'failed' } });
      }
    };
    const timer = setTimeout(() => void ask(), PAUSE);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [key, source, columns]);
  if (!key) return undefined;
  return sample?.key === key ? sample.sample : { status: 'waiting' };
}

async function firstRows(
  spec: ChartSpec,
  columns: readonly ChartField[],
  signal: AbortSignal,
): Promise<ChartData> {
  const data =
    spec.source.kind === 'own'
      ? (await askFigures(spec, columns, signal)).data
      : await client.action('chart_query', { spec, limit: SAMPLE_ROWS }, { signal });
  return { ...data, rows: data.rows.slice(0, SAMPLE_ROWS) };
}
