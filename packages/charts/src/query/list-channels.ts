import { channelNames } from '../spec/vocabulary.ts';
import type { Channel, Channels } from '../spec/chart-spec.ts';

/** A channel under the name its column has in the figures: `x`, `geo`, `detail_0`. */
export type NamedChannel = Channel & { name: string };

/** All channels of a chart in one order, those of lists one by one. */
export function listChannels(channels: Channels): NamedChannel[] {
  const single = channelNames.flatMap((name) => {
    const channel = channels[name];
    return channel ? [{ ...channel, name }] : [];
  });
  const { geo } = channels;
  return [
    ...(geo ? [{ field: geo.field, ...(geo.label && { label: geo.label }), name: 'geo' }] : []),
    ...single,
    ...(['detail', 'tooltip'] as const).flatMap((list) =>
      (channels[list] ?? []).map((channel, index) => ({ ...channel, name: `${list}_${index}` })),
    ),
  ];
}
