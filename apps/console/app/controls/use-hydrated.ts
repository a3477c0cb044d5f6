import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True once the page's script has taken over; what the server sends must work without. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
