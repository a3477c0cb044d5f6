// Apart from the schema that checks them: a browser needs these words and not the checker.

export const channelNames = [
  'x',
  'y',
  'colour',
  'size',
  'shape',
  'opacity',
  'row',
  'column',
  'theta',
  'order',
] as const;

export type ChannelName = (typeof channelNames)[number];
