import type { ChartWords } from './english.ts';

/** `Ohio, Texas and 3 more`: the first texts, and how many others there are. A single other one is named, not counted. */
export function listSome(texts: readonly string[], most: number, { more }: Pick<ChartWords, 'more'>): string {
  if (texts.length <= most + 1) return texts.join(', ');
  return `${texts.slice(0, most).join(', ')} ${more(String(texts.length - most))}`;
}
