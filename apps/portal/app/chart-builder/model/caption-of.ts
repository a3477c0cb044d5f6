import type { ChartSpec } from '@gazetteer/charts';
import type { SourceFacts } from '../../charts/own-rows.ts';

/** Who publishes the figures of a source, each publisher once, and what time they cover. */
export function captionOf({ datasets }: Pick<SourceFacts, 'datasets'>): ChartSpec['caption'] {
  const sources = joined(datasets.map(({ source }) => source));
  const years = joined(datasets.map(({ years: covered }) => covered));
  if (!sources && !years) return undefined;
  return { ...(sources && { source: sources.slice(0, 500) }), ...(years && { years: years.slice(0, 60) }) };
}

function joined(texts: readonly (string | null)[]): string {
  return [...new Set(texts.filter((text) => text !== null && text !== ''))].join('; ');
}
