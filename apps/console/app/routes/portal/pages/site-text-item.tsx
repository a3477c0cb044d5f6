import { LocalTime } from '@gazetteer/site';
import { Button, ButtonLink } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigation } from 'react-router';
import { readerPathOf, type SiteText } from './site-text.ts';
import './texts.css';

/** One text of the site: which words readers see, and what can be done about it. */
export function SiteTextItem({ text }: { text: SiteText }) {
  const { t } = useTranslation();
  const { slug, title, article } = text;
  return (
    <li className="texts-item">
      <div>
        <h2>
          <bdi>{title}</bdi>
        </h2>
        <WhatReadersSee text={text} />
      </div>
      <div className="console-actions">
        <ButtonLink to={`/console/pages/${encodeURIComponent(slug)}`}>
          {t('pages.edit')}
          <span className="visually-hidden"> {title}</span>
        </ButtonLink>
        {article ? <Swap text={text} /> : null}
        {article ? (
          <Link className="texts-link" to={`/console/content/${encodeURIComponent(article.id)}/revisions`}>
            {t('pages.history')}
            <span className="visually-hidden"> {title}</span>
          </Link>
        ) : null}
        <a className="texts-link" href={readerPathOf(slug)}>
          {t('pages.view')}
          <span className="visually-hidden"> {title}</span>
        </a>
      </div>
    </li>
  );
}

function WhatReadersSee({ text: { article, isOwn } }: { text: SiteText }) {
  const { t } = useTranslation();
  const isEdited = article?.state === 'published';
  return (
    <>
      <p>
        <span className="texts-shown" data-edited={isEdited ? '' : undefined}>
          {t(isEdited ? 'pages.edited' : isOwn ? 'pages.asBuilt' : 'pages.asInFile')}
        </span>{' '}
        {article && article.state !== 'published' ? t(`pages.waiting.${article.state}`) : null}
      </p>
      {article ? (
        <p className="console-note">
          {t('pages.changed')} <LocalTime iso={article.updated_at} />
          {article.languages.length === 1 ? ` · ${t(`pages.only.${article.languages[0] ?? 'en'}`)}` : null}
        </p>
      ) : null}
    </>
  );
}

/** Shows the site file's words in the place of the edited ones, or the edited ones again. */
function Swap({ text: { slug, title, article, isOwn } }: { text: SiteText }) {
  const { t } = useTranslation();
  const isBusy = useNavigation().formMethod === 'POST';
  if (article?.state !== 'published' && article?.state !== 'archived') return null;
  const intent = article.state === 'published' ? 'revert' : 'publish';
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={article.id} />
      <input type="hidden" name="revision" value={article.revision} />
      <input type="hidden" name="slug" value={slug} />
      <Button type="submit" name="intent" value={intent} disabled={isBusy}>
        {t(`pages.${intent === 'revert' && isOwn ? 'revertOwn' : intent}`)}
        <span className="visually-hidden"> {title}</span>
      </Button>
    </Form>
  );
}
