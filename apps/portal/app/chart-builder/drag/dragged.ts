import type { Place } from '../model/builder-action.ts';

/** What is being dragged: a field of the list, or one that is on the chart already. */
export type Dragged = { kind: 'field'; field: string } | { kind: 'placed'; from: Place };
