import { createContext, useContext } from 'react';
import type { ChartQuery } from '../../charts/use-chart-query.ts';
import type { TablePreview } from '../../datasets/find-preview.server.ts';
import type { DraftState } from '../draft/use-draft.ts';

/** What only the canvas shows: how the question goes, and the draft that was taken up. */
export interface Canvas {
  query: ChartQuery;
  draft: DraftState;
  /** Asks once more for what did not come. */
  retry: () => void;
  /** The columns of the source are on their way. */
  isLoading: boolean;
  /** The server's picture of the chart, which stands until the chart itself does. */
  preview: TablePreview | null;
  /** The picture will do until the screen is touched: nothing is asked for yet. */
  isHeld: boolean;
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
