import { pageMeta, Pager, useFigures } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { useTranslation } from 'react-i18next';
import { data, Link } from 'react-router';
import wordSearchStyle from '../../controls/word-search.css?url';
import { WordSearch } from '../../controls/word-search.tsx';
import { organizationPath } from '../../datasets/dataset-facts.ts';
import { translator } from '../../i18n/i18n.server.ts';
import { PlainPage } from '../../shell/plain-page.tsx';
import type { Route } from './+types/page';
import { findOrganizations, listOrganizations, pageOf, wordsOf } from './list-organizations.server.ts';
import listStyle from './organizations.css?url';

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = siteContext(context);
  const { locale } = services;
  const t = translator(locale);
  const text = wordsOf(url.searchParams);
  const listed = await (text
    ? findOrganizations(services, text)
    : listOrganizations(services, pageOf(url.searchParams)));
  const page = {
    ...listed,
    text,
    title: t('organization.list.title'),
    description: t('organization.list.description'),
  };
  return data(page, { status: listed.page > 1 && listed.organizations.length === 0 ? 404 : 200 });
}

export function links() {
  return [listStyle, wordSearchStyle].map((href) => ({ rel: 'stylesheet', href }));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, loaderData);
}

export default function OrganizationsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const figures = useFigures();
  const { organizations, text, page, last, isCut, title, description } = loaderData;
  return (
    <PlainPage title={title} lead={description}>
      <WordSearch
        key={text}
        action="/organization"
        text={text}
        label={t('organization.list.search')}
        all="/organization"
      />
      {organizations.length === 0 ? (
        <p>{t(`organization.list.${text ? 'found' : page > 1 ? 'beyond' : 'none'}`, { text })}</p>
      ) : (
        <ul className="organizations">
          {organizations.map(({ name, title: called, count, written }) => (
            <li key={name}>
              <Link to={organizationPath({ name })} lang={written?.lang}>
                {called}
              </Link>
              <span>
                {written && `${written.mark} · `}
                {t('organization.datasets', { count, figure: figures.number(count) })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {isCut && <p>{t('organization.list.cut', { figure: figures.number(organizations.length) })}</p>}
      <Pager
        label={t('organization.list.pages')}
        page={page}
        last={last}
        pathOf={(wanted) => (wanted === 1 ? '/organization' : `/organization?page=${wanted}`)}
      />
    </PlainPage>
  );
}
