import type { Clock } from '@gazetteer/kernel';

/** The moment that lies so many milliseconds before this one, as stores have it. */
export function timeBefore({ clock }: { clock: Clock }, milliseconds: number): string {
  return new Date(clock().getTime() - milliseconds).toISOString();
}
