import type { Annotation } from '@gazetteer/charts';
import { createContext, useContext } from 'react';

type WithoutText<T> = T extends unknown ? Omit<T, 'text'> : never;

/** An annotation that has no text yet, in words, and where on the chart it is asked for. */
export interface Unwritten {
  about: WithoutText<Annotation>;
  name: string;
  place: { x: number; y: number };
}

/** What is being marked on the chart with pointer and keys. */
export interface Marking {
  /** A figure or a stretch is being chosen; or one was chosen, and its text is being written. */
  state: 'idle' | 'choosing' | Unwritten;
  begin: () => void;
  write: (unwritten: Unwritten) => void;
  end: () => void;
  /** A text that is on its way, before it is let go. */
  moving: { index: number; to: { dx: number; dy: number } } | undefined;
  move: (moving: Marking['moving']) => void;
}

export const MarkingContext = createContext<Marking | null>(null);

/**
 * What is being marked on the chart.
 * @throws Error outside the canvas
 */
export function useMarking(): Marking {
  const marking = useContext(MarkingContext);
  if (!marking) throw new Error('useMarking works on the canvas only');
  return marking;
}
