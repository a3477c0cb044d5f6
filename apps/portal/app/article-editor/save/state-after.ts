import type { ArticleState } from '../article-record.ts';
import type { Intent } from '../editor/editor-start.ts';

/** What an article becomes by each intent; as it is by the others. */
export const stateAfter: Partial<Record<Intent, ArticleState>> = {
  publish: 'published',
  schedule: 'scheduled',
  draft: 'draft',
  archive: 'archived',
};
