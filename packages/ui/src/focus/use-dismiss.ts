import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { useKeyDown } from './use-key-down.ts';

/** Calls `dismiss` on a click outside of `area`, and on Escape, while `active`. */
export function useDismiss(area: RefObject<HTMLElement | null>, active: boolean, dismiss: () => void): void {
  const leave = useEffectEvent(dismiss);
  useKeyDown(({ key }) => {
    if (key === 'Escape') dismiss();
  }, active);
  useLayoutEffect(() => {
    if (!active) return undefined;
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) leave();
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [area, active]);
}
