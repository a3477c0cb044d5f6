import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls `dismiss` on a click outside of `area`, and on Escape, while `active`. */
export function useDismiss(area: RefObject<HTMLElement | null>, active: boolean, dismiss: () => void): void {
  const leave = useEffectEvent(dismiss);
  useEffect(() => {
    if (!active) return undefined;
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) leave();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') leave();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [area, active]);
}
