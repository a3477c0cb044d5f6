import { useFigures, viewAddress } from '@gazetteer/site';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { articlePath } from '../../articles/article.ts';
import { newsPath } from '../../articles/news-address.ts';
import { galleryPath } from '../../charts/gallery/gallery-address.ts';
import { organizationPath } from '../../datasets/dataset-facts.ts';
import type { AlsoFound } from './load-also-found.server.ts';
import { type SearchState, searchPath } from './search-address.ts';

type Kind = keyof AlsoFound;
type Entry = {
  key: string;
  path: string;
  text: string;
  lang?: string | undefined;
  note?: string | undefined;
};

const kinds = ['columns', 'charts', 'articles', 'organizations', 'help'] as const satisfies Kind[];

/** The kinds of which something was found. */
export function kindsFound(also: AlsoFound | undefined): Kind[] {
  return also ? kinds.filter((kind) => also[kind].items.length > 0) : [];
}

/** What a text finds besides datasets: beside the list where there is room, else below it. */
export function AlsoFoundAside({ also, state }: { also: AlsoFound; state: SearchState }) {
  const { t } = useTranslation();
  const entries = useEntries(also);
  const { text } = state;
  const all: Record<Kind, string> = {
    columns: searchPath({ ...state, tab: 'columns' }),
    charts: galleryPath({ text }),
    articles: newsPath({ text }),
    organizations: `/organization?${new URLSearchParams({ q: text })}`,
    help: '/help',
  };
  return (
    <aside className="also-found" aria-label={t('search.also.title')}>
      {kindsFound(also).map((kind) => (
        <section key={kind} id={`found-${kind}`} aria-labelledby={`found-${kind}-title`}>
          <h2 id={`found-${kind}-title`}>{t(`search.also.${kind}`)}</h2>
          <ul>
            {entries[kind].map(({ key, path, text: name, lang, note }) => (
              <li key={key}>
                <Link to={path} lang={lang}>
                  {name}
                </Link>
                {note ? <small>{note}</small> : null}
              </li>
            ))}
          </ul>
          {also[kind].hasMore ? <Link to={all[kind]}>{t(`search.also.all.${kind}`)}</Link> : null}
        </section>
      ))}
    </aside>
  );
}

/** Where what was found besides datasets stands on the page, for windows where it stands below the list. */
export function AlsoFoundLinks({ also, lead }: { also: AlsoFound | undefined; lead: string }) {
  const { t } = useTranslation();
  const links = kindsFound(also).map(
    (kind): ReactNode => (
      <a key={kind} href={`#found-${kind}`}>
        {t(`search.also.${kind}`)}
      </a>
    ),
  );
  if (links.length === 0) return null;
  return (
    <p className="also-links">
      {lead} {links.flatMap((link, index) => (index > 0 ? [' · ', link] : [link]))}
    </p>
  );
}

/** Each thing found with the words that tell it from others. */
function useEntries({ columns, charts, articles, organizations, help }: AlsoFound): Record<Kind, Entry[]> {
  const { t } = useTranslation();
  const figures = useFigures();
  return {
    columns: columns.items.map(({ name, label, resource, dataset }) => ({
      key: `${resource.id} ${name}`,
      path: `/p/${dataset.name}/r/${resource.sku || resource.id}`,
      text: label ?? name,
      note: dataset.title,
    })),
    charts: charts.items.map(({ visID, title, language, dataset }) => ({
      key: visID,
      path: viewAddress(visID),
      text: title,
      lang: language ?? undefined,
      note: dataset?.title,
    })),
    articles: articles.items.map(({ slug, type, title, language, date, event }) => ({
      key: slug,
      path: articlePath({ slug }),
      text: title,
      lang: language,
      note: `${t(`article.kind.${type}`)} · ${figures.date(event?.starts_at ?? date)}`,
    })),
    organizations: organizations.items.map(({ name, title, count }) => ({
      key: name,
      path: organizationPath({ name }),
      text: title,
      note: t('organization.datasets', { count, figure: figures.number(count) }),
    })),
    help: help.items.map(({ title, of, path }) => ({ key: path, path, text: title, note: of })),
  };
}
