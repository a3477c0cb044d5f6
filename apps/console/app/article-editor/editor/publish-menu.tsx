import { useMoments } from '@gazetteer/site';
import { Button, buttonClass, useDisclosure } from '@gazetteer/ui';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Article, ArticleState } from '../article-record.ts';
import type { Intent } from '../save/send-article.ts';
import { MomentField } from './moment-field.tsx';

interface PublishMenuProps {
  article: Article | null;
  /** When to publish what is scheduled; ISO, or empty. */
  publishAt: string;
  error: string | undefined;
  /** Where readers find it. */
  readerPath: string;
  isBusy: boolean;
  /** When something was done last: what was asked for in here, so it closes. */
  doneAt: string | undefined;
  onPublishAt: (instant: string) => void;
}

/** What can be done with an article in each state, besides saving it. */
const intents: Record<ArticleState, readonly Intent[]> = {
  draft: ['publish', 'schedule', 'archive'],
  scheduled: ['publish', 'schedule', 'draft', 'archive'],
  published: ['draft', 'archive'],
  archived: ['publish', 'schedule', 'draft'],
};

/** Who sees the article, and since when; everything that changes it. Each button sends the form with its intent. */
export function PublishMenu({ article, publishAt, error, readerPath, isBusy, ...rest }: PublishMenuProps) {
  const { doneAt, onPublishAt } = rest;
  const { t } = useTranslation();
  const { moment } = useMoments();
  const details = useDisclosure();
  const state = article?.state ?? 'draft';
  // As it was served; from then on it is opened and closed by hand, and by what happens.
  const [beganOpen] = useState(error !== undefined);
  useEffect(() => {
    if (error) details.current?.setAttribute('open', '');
  }, [error, details]);
  useEffect(() => {
    const menu = details.current;
    if (!doneAt || !menu?.open) return;
    if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
    menu.removeAttribute('open');
  }, [doneAt, details]);
  const offered = intents[state].filter((intent) => article || intent !== 'archive');
  const time = article?.publish_at ? moment(article.publish_at) : '';
  const button = (intent: Intent, isMain = false) =>
    offered.includes(intent) ? (
      <Button
        type="submit"
        name="intent"
        value={intent}
        look={isMain ? 'primary' : 'plain'}
        aria-disabled={isBusy}
      >
        {t(`content.act.${intent}.${state}`)}
      </Button>
    ) : null;
  return (
    <details ref={details} className="editor-publish" open={beganOpen}>
      <summary className={buttonClass(state === 'draft' ? 'primary' : 'plain')}>
        {t(`content.menu.${state}`)}
        <IconChevronDown size={18} stroke={1.8} aria-hidden="true" />
      </summary>
      <div className="editor-publish-sheet">
        <p>{t(`content.seen.${state}`, { time })}</p>
        {state === 'published' ? (
          <a href={readerPath} target="_blank" rel="noopener" className={buttonClass('plain')}>
            {t('content.see')}
          </a>
        ) : null}
        {button('publish', true)}
        {offered.includes('schedule') ? (
          <div className="editor-schedule">
            <MomentField
              label={t('content.field.publish_at')}
              name="publish_at"
              value={publishAt}
              error={error}
              onChange={onPublishAt}
            />
            {button('schedule')}
          </div>
        ) : null}
        {button('draft')}
        {button('archive')}
      </div>
    </details>
  );
}
