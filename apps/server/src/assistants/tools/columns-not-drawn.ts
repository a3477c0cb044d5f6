import type { Channel, ChartSpec } from '@gazetteer/charts';

/** Of the columns that were asked for those that a chart neither shows nor chooses rows by, in a sentence. */
export function columnsNotDrawn({ channels, filters = [] }: ChartSpec, asked: readonly string[]): string[] {
  const shown = Object.values(channels)
    .flat()
    .flatMap((channel: Pick<Channel, 'field' | 'weight'>) => [channel.field, channel.weight]);
  const used = new Set([...shown, ...filters.map(({ field }) => field)]);
  const missing = asked.filter((column) => !used.has(column));
  if (missing.length === 0) return [];
  const names = missing.map((column) => `"${column}"`);
  const verb = names.length === 1 ? 'is' : 'are';
  return [
    `${names.join(', ')} ${verb} not in the picture: a chart of this kind has no place for more. Draw another chart of ${names.length === 1 ? 'it' : 'them'}, or ask for kind "table", which shows all columns.`,
  ];
}
