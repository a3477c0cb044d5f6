import type { Place } from '../../charts/channel-places.ts';

/** What is being dragged: a field of the list, or one that is on the chart already. */
export type Dragged = { kind: 'field'; field: string } | { kind: 'placed'; from: Place };
