import { createContext, type PointerEvent, useContext } from 'react';
import type { Place } from '../../charts/channel-places.ts';

/** What is being dragged: a field of the list, or one that is on the chart already. */
export type Dragged = { kind: 'field'; field: string } | { kind: 'placed'; from: Place };

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
