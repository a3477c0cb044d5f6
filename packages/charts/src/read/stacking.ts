import type { Column } from './read-column.ts';

export type Stacking = 'zero' | 'normalize' | 'none';

/** Figures that can be added up, so that parts on top of one another make a whole. */
const additive = new Set(['count', 'sum']);

/** How rows at one place stand: as asked for; otherwise on top of one another where their sum means something. */
export function stackingOf(value: Column): Stacking {
  const asked = value.channel?.scale?.stack;
  if (asked) return asked;
  const { aggregate } = value.source;
  return aggregate === null || additive.has(aggregate) ? 'zero' : 'none';
}
