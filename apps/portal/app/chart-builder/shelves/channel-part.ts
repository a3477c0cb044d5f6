import type { Channel, ChartField } from '@gazetteer/charts';
import type { Place } from '../../charts/channel-places.ts';

/** What each part of a chip's editor is about. */
export interface ChannelPart {
  channel: Channel;
  /** Undefined for a number of rows, and for a column that is gone. */
  field: ChartField | undefined;
  place: Place;
  /** Changes some properties; undefined takes one away. */
  change: (part: Partial<Record<keyof Channel, unknown>>, group?: string) => void;
}
