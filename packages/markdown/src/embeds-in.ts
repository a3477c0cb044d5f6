import type { FoundEmbeds } from './embeds.ts';

/**
 * What a text shows besides itself, so that it can be looked up before the text is rendered.
 * @param publicUrl where visitors find this site, for links that are written in full
 */
export function embedsIn(_markdown: string, _publicUrl?: string): FoundEmbeds {
  return { charts: [], datasets: [], media: [] };
}
