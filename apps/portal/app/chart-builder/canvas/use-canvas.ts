import { createContext, useContext } from 'react';
import type { ChartQuery } from '../../charts/use-chart-query.ts';
import type { DraftState } from '../draft/use-draft.ts';

/** What only the canvas shows: how the question goes, and the draft that was taken up. */
export interface Canvas {
  query: ChartQuery;
  draft: DraftState;
  /** Asks once more for what did not come. */
  retry: () => void;
  /** The columns of the source are on their way. */
  isLoading: boolean;
}

export const CanvasContext = createContext<Canvas | null>(null);

/**
 * The state of the canvas.
 * @throws Error outside a builder
 */
export function useCanvas(): Canvas {
  const canvas = useContext(CanvasContext);
  if (!canvas) throw new Error('useCanvas works inside the builder only');
  return canvas;
}
