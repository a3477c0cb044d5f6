import { IconArchive, IconCalendarTime, IconPencil, IconWorld } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ArticleState } from './article-record.ts';

const marks = { draft: IconPencil, scheduled: IconCalendarTime, published: IconWorld, archived: IconArchive };

/** The state of an article, by icon and word. */
export function StateMark({ state }: { state: ArticleState }) {
  const { t } = useTranslation();
  const Mark = marks[state];
  return (
    <span className="console-state" data-state={state}>
      <Mark size={16} stroke={1.8} aria-hidden="true" />
      {t(`content.state.${state}`)}
    </span>
  );
}
