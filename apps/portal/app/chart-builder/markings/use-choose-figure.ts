import type { ChartPoint } from '@gazetteer/charts';
import { useCallback } from 'react';
import { figureAddresses } from '../model/figure-address.ts';
import { useBuilder } from '../model/use-builder.ts';
import { useMarking } from './use-marking.ts';

/** Begins to write a text at a figure of the chart. */
export function useChooseFigure(): (point: ChartPoint, place: { x: number; y: number }) => void {
  const { data } = useBuilder();
  const { write } = useMarking();
  return useCallback(
    ({ row, title, lines }, { x, y }) => {
      if (!row || !data) return;
      const name = title || (lines[0]?.value ?? '');
      write({ about: { kind: 'point', at: figureAddresses(data)(row) }, name, place: { x, y } });
    },
    [data, write],
  );
}
