import { TRANSLATED } from '@gazetteer/kernel';

/** The translations of a text that stand beside it, such as those of `title` in `title_translated`. */
export function translationsOf(holder: object, field: string): string[] {
  const texts = (holder as Record<string, unknown>)[`${field}${TRANSLATED}`];
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.values(texts).filter((text) => typeof text === 'string' && text !== '');
}
