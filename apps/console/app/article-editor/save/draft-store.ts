import { storedDrafts } from '@gazetteer/site';
import { articleFields, type ArticleValues } from '../values/article-values.ts';

/** What somebody has written and not saved, as the browser stores it. */
export interface Draft {
  values: ArticleValues;
  /** The values it was made from, to be compared with what others have saved since. */
  base: ArticleValues;
  /** The revision it was made from; 0 for what was never saved. */
  revision: number;
  /** When it was stored, as ISO text. */
  kept_at: string;
}

/** Drafts of articles, by the id of the article, or `new`. */
export const {
  save: saveDraft,
  read: readDraft,
  remove: removeDraft,
  addresses: addressesOfDrafts,
} = storedDrafts<Draft>({
  prefix: 'console-draft',
  accept: ({ values, base, revision, kept_at }) =>
    isValues(values) && isValues(base) && typeof revision === 'number' && typeof kept_at === 'string'
      ? { values, base, revision, kept_at }
      : undefined,
});

/** What was stored may be of another version of this page. */
function isValues(values: unknown): values is ArticleValues {
  return (
    typeof values === 'object' &&
    values !== null &&
    articleFields.every((field) => typeof (values as Record<string, unknown>)[field] === 'string')
  );
}
