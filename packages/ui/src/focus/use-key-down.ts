import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Listens to the keys of the whole page while `isActive`.
 *
 * It listens from the moment the page shows what the keys are for. A passive effect comes a task later, which takes
 * a while on a busy device, and a key that is pressed in between is lost.
 */
export function useKeyDown(onKeyDown: (event: KeyboardEvent) => void, isActive = true): void {
  const listen = useEffectEvent(onKeyDown);
  useLayoutEffect(() => {
    if (!isActive) return undefined;
    const listener = (event: KeyboardEvent) => listen(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isActive]);
}
