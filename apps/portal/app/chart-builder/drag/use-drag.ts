import { createContext, type PointerEvent, useContext } from 'react';
import type { Dragged } from './dragged.ts';

/** Begins to drag at a press; the element itself needs nothing else. */
export type StartDrag = (event: PointerEvent, dragged: Dragged, label: string) => void;

/** Two contexts, so that two hundred fields are not rendered anew when one is picked up. */
export const StartDragContext = createContext<StartDrag>(() => {});
export const DraggedContext = createContext<Dragged | null>(null);

export function useStartDrag(): StartDrag {
  return useContext(StartDragContext);
}

/** What is being dragged now. */
export function useDragged(): Dragged | null {
  return useContext(DraggedContext);
}
