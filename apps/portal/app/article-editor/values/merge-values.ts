import { type ArticleField, articleFields, type ArticleValues, isSame } from './article-values.ts';

export interface MergedValues {
  values: ArticleValues;
  /** Fields that both have changed, each in another way; they stand in `values` as mine. */
  contested: ArticleField[];
}

/**
 * Puts two editors' changes of one article together, field by field.
 * @param base what both began with
 */
export function mergeValues(base: ArticleValues, mine: ArticleValues, theirs: ArticleValues): MergedValues {
  const contested = articleFields.filter(
    (field) => mine[field] !== theirs[field] && mine[field] !== base[field] && theirs[field] !== base[field],
  );
  // What differs in blanks alone stays as it is being typed.
  const isTheirs = (field: ArticleField) => isSame(field, mine, base) && !isSame(field, mine, theirs);
  const values = Object.fromEntries(
    articleFields.map((field) => [field, isTheirs(field) ? theirs[field] : mine[field]]),
  ) as ArticleValues;
  return { values, contested };
}
