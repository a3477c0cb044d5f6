import slugify from '@sindresorhus/slugify';
import { type ArticleValues } from './article-values.ts';

const longest = 80;

/**
 * The last part of the address that the service makes where none is given: of the English title, else of the French
 * one. Where somebody has it already, the service puts a number behind it.
 */
export function suggestSlug({ title_en, title_fr }: Pick<ArticleValues, 'title_en' | 'title_fr'>): string {
  const title = title_en.trim() || title_fr.trim();
  const whole = slugify(title.slice(0, 300), { decamelize: false });
  if (whole.length <= longest) return whole;
  const cut = whole.slice(0, longest + 1);
  return cut.slice(0, cut.lastIndexOf('-') > 20 ? cut.lastIndexOf('-') : longest);
}
