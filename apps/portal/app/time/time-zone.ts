import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The reader's time zone; UTC on the server, which does not know it. */
export function useTimeZone(): string {
  return useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => 'UTC',
  );
}
