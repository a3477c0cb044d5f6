import { pageMeta, Pager, unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { IconRss } from '@tabler/icons-react';
import { TabLinks } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { data, redirect } from 'react-router';
import articlesStyle from '../../articles/articles.css?url';
import { articleKinds } from '../../articles/article.ts';
import { listArticles, listTags } from '../../articles/content-calls.server.ts';
import { callSubjects } from '../../articles/call-subjects.server.ts';
import { feedAddress, feedLinks } from '../../articles/feed-links.ts';
import { newsPath, pageSize, readNewsState } from '../../articles/news-address.ts';
import wordSearchStyle from '../../controls/word-search.css?url';
import { WordSearch } from '../../controls/word-search.tsx';
import { translator } from '../../i18n/i18n.server.ts';
import { shellOf, useShell } from '../../site/use-shell.ts';
import type { Route } from './+types/page';
import { ArticleRow } from './article-row.tsx';
import { FeaturedArticle } from './featured-article.tsx';
import { NewsSubjects } from './news-subjects.tsx';
import newsStyle from './news.css?url';
import { NothingPublished } from './nothing-published.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = siteContext(context);
  const state = readNewsState(url);
  // News have one address.
  if (url.searchParams.get('type') === 'news') throw redirect(newsPath({ ...state, kind: 'news' }), 301);
  const { kind, tag, text, page } = state;
  const [{ articles, count }, tags] = await Promise.all([
    listArticles(services, { kind, tag, text, limit: pageSize, offset: (page - 1) * pageSize }),
    listTags(services),
  ]);
  const subjects = await callSubjects(services.client, tag ? [tag, ...tags] : tags);
  const chosen = tag ? subjects[0] : undefined;
  const t = translator(services.locale);
  const heading = kind ? t(`news.kind.${kind}`) : t('news.title');
  const shown = {
    state,
    articles,
    count,
    chosen,
    subjects: chosen ? subjects.slice(1) : subjects,
    heading,
    title: chosen ? `${t('news.about', { tag: chosen.called })} · ${heading}` : heading,
    description: t('news.description'),
  };
  // An address beyond the end is no page; an empty list is.
  return data(shown, { status: articles.length === 0 && page > 1 ? 404 : 200 });
}

export function links() {
  return [articlesStyle, newsStyle, wordSearchStyle].map((href) => ({ rel: 'stylesheet', href }));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const shell = shellOf(matches);
  if (!shell || !loaderData) return [];
  const { state, heading, articles } = loaderData;
  return [
    ...(articles.length === 0 ? unlistedMeta : pageMeta)(matches, loaderData),
    ...feedLinks(shell, { kind: state.kind, heading }),
  ];
}

export default function NewsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { locale } = useShell();
  const { state, articles, count, chosen, subjects, heading } = loaderData;
  const isFront = state.page === 1 && state.tag === undefined && state.text === undefined;
  const [newest] = isFront ? articles : [];
  const others = newest ? articles.slice(1) : articles;
  return (
    <div className="page news">
      <header className="news-head">
        <h1>{heading}</h1>
        <p className="news-lead">{t('news.lead')}</p>
        <a
          className="news-feed"
          href={feedAddress('atom', { kind: state.kind, language: locale })}
          type="application/atom+xml"
        >
          <IconRss size={18} stroke={1.6} aria-hidden="true" />
          {t('news.feed')}
        </a>
      </header>
      <TabLinks
        className="news-tabs"
        label={t('news.kinds')}
        tabs={([undefined, ...articleKinds] as const).map((kind) => ({
          text: kind ? t(`news.kind.${kind}`) : t('news.all'),
          to: newsPath({ kind, tag: state.tag, text: state.text }),
          isCurrent: kind === state.kind,
        }))}
      />
      <WordSearch
        key={newsPath(state)}
        action={newsPath({ kind: state.kind })}
        text={state.text}
        label={t('news.search')}
        kept={{ type: state.kind === 'news' ? undefined : state.kind, tag: state.tag }}
        all={newsPath({ kind: state.kind, tag: state.tag })}
      />
      <NewsSubjects state={state} chosen={chosen} subjects={subjects} />
      {newest ? <FeaturedArticle article={newest} /> : null}
      {others.length > 0 ? (
        <ol className="news-list" aria-label={t('news.articles')}>
          {others.map((article) => (
            <li key={article.slug}>
              <ArticleRow article={article} />
            </li>
          ))}
        </ol>
      ) : null}
      {articles.length === 0 ? <NothingPublished state={state} count={count} /> : null}
      <Pager
        label={t('news.pages')}
        page={state.page}
        last={Math.ceil(count / pageSize)}
        pathOf={(page) => newsPath({ ...state, page })}
      />
    </div>
  );
}
