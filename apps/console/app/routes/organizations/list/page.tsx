import { Pager, unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { EmptyState } from '../../../parts/empty-state.tsx';
import { ListRow, RowList } from '../../../parts/row-list.tsx';
import type { Route } from './+types/page';
import { type ListedOrganization, loadOrganizations } from './load-organizations.server.ts';

export async function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('menu.data.organizations');
  return { title, list: await loadOrganizations(loading) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** The organisations of whoever looks, with how many of their texts visitors can read in another language. */
export default function OrganizationsPage({ loaderData: { list } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { organizations, page, pages, calls } = list;
  return (
    <>
      <div className="console-head">
        <h1>{t('menu.data.organizations')}</h1>
      </div>
      <p className="console-note">{t('organizations.about')}</p>
      {organizations.length === 0 ? (
        <EmptyState title={t('organizations.nothing.title')} text={t('organizations.nothing.text')} />
      ) : (
        <RowList>
          {organizations.map((organization) => (
            <Row key={organization.name} organization={organization} />
          ))}
        </RowList>
      )}
      <Pager
        label={t('menu.data.organizations')}
        page={page}
        last={pages}
        pathOf={(number) => `/console/organizations?page=${number}`}
      />
      <ApiCalls calls={calls} keyNote={t('data.call.key')} />
    </>
  );
}

function Row({ organization: { name, title, progress } }: { organization: ListedOrganization }) {
  const { t } = useTranslation();
  const page = `/organization/${name}`;
  return (
    <ListRow
      what={
        progress ? (
          <Link to={`/console/organizations/${name}/translations`}>
            <bdi>{title}</bdi>
          </Link>
        ) : (
          <bdi>{title}</bdi>
        )
      }
      mark={<span>{progress ? t('data.translations.progress', progress) : null}</span>}
      when={
        <>
          <a href={page}>{t('organizations.page')}</a>
          {' · '}
          <a href={`${page}/people`}>{t('organizations.people')}</a>
        </>
      }
    />
  );
}
