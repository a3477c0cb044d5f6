import { browserStore, useMoments } from '@gazetteer/site';
import { ButtonLink } from '@gazetteer/ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ArticleRow } from '../../../article-editor/article-record.ts';
import { addressesOfDrafts } from '../../../article-editor/save/draft-store.ts';
import { StateMark } from '../../../article-editor/state-mark.tsx';
import { usePerson } from '../../../session/use-person.ts';
import type { ArticleList } from './load-articles.server.ts';
import './list.css';

/** The articles of a list, a row each; and what this browser keeps that was never saved. */
export function ArticleTable({ list: { articles, query } }: { list: ArticleList }) {
  const { t } = useTranslation();
  const drafts = useDraftAddresses();
  const isNarrowed = Boolean(query.search || query.kind || query.state);
  return (
    <>
      {drafts.includes('new') ? (
        <p className="list-unsaved">
          <Link to="/console/content/new">{t('content.unsavedNew')}</Link>
        </p>
      ) : null}
      {articles.length > 0 ? (
        <ul className="list-rows">
          {articles.map((article) => (
            <Row key={article.id} article={article} hasDraft={drafts.includes(article.id)} />
          ))}
        </ul>
      ) : (
        <div className="list-empty">
          <p>{t(isNarrowed ? 'content.nothingFits' : 'content.nothing')}</p>
          {isNarrowed ? (
            <ButtonLink to="/console/content">{t('content.all')}</ButtonLink>
          ) : (
            <ButtonLink to="/console/content/new">{t('content.first')}</ButtonLink>
          )}
        </div>
      )}
    </>
  );
}

function Row({ article, hasDraft }: { article: ArticleRow; hasDraft: boolean }) {
  const { t } = useTranslation();
  const { moment } = useMoments();
  const { id, kind, state, slug, title, languages, publish_at, updated_at } = article;
  const isDated = publish_at !== null && (state === 'scheduled' || state === 'published');
  return (
    <li>
      <div className="list-what">
        <Link to={kind === 'page' ? `/console/pages/${slug}` : `/console/content/${id}`}>
          {title || t('content.untitled')}
        </Link>
        {hasDraft ? <span className="list-unsaved">{t('content.unsavedHere')}</span> : null}
      </div>
      <span className="list-kind">{t(`content.kind.${kind}`)}</span>
      <span className="list-languages">
        {languages.map((language) => (
          <abbr key={language} title={t(`content.language.${language}`)}>
            {language.toUpperCase()}
          </abbr>
        ))}
      </span>
      <StateMark state={state} />
      <span className="list-when">
        {isDated
          ? t(`content.when.${state}`, { time: moment(publish_at) })
          : t('content.when.changed', { time: moment(updated_at) })}
      </span>
    </li>
  );
}

const never = () => () => undefined;

/** Of which articles this browser keeps a text that was not saved; none on the server. */
function useDraftAddresses(): readonly string[] {
  const { id } = usePerson();
  const addresses = useSyncExternalStore(
    never,
    () => {
      const store = browserStore();
      return store ? addressesOfDrafts(store, id).join(' ') : '';
    },
    () => '',
  );
  return addresses.split(' ');
}
