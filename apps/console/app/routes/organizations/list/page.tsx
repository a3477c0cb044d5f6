import { Pager, unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Button, ButtonLink, Notice, PageToast } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, Link, redirect, useSearchParams } from 'react-router';
import { datasetClient } from '../../../datasets/dataset-calls.server.ts';
import { translator } from '../../../i18n/i18n.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { EmptyState } from '../../../parts/empty-state.tsx';
import { ListRow, RowList } from '../../../parts/row-list.tsx';
import { readForPage } from '../../../session/read-for-page.server.ts';
import type { Route } from './+types/page';
import { type ListedOrganization, loadOrganizations } from './load-organizations.server.ts';

export async function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('menu.data.organizations');
  const mayCreate = siteContext(loading.context).mayOperate();
  return { title, mayCreate, list: await loadOrganizations(loading) };
}

/** Brings back the organisation that was deleted a moment ago. */
export async function action(acting: Route.ActionArgs) {
  const id = new URLSearchParams(await acting.request.text()).get('id') ?? '';
  const { name } = await readForPage(acting, datasetClient(acting).action('organization_patch', { id }));
  throw redirect(`/console/organizations/${name}?done=restored`);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** The organisations of whoever looks, with how many of their texts visitors can read in another language. */
export default function OrganizationsPage({ loaderData: { list, mayCreate } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const made = list.organizations.find(({ name }) => name === search.get('done'));
  const message = made && { text: t('organizations.made', { title: made.title }), kind: 'plain' as const };
  const create = mayCreate ? (
    <ButtonLink to="/console/organizations/new">{t('organizations.new.title')}</ButtonLink>
  ) : null;
  const { organizations, page, pages, calls } = list;
  const deleted = search.get('deleted');
  return (
    <>
      <PageToast message={message} occasion={made?.name} closeLabel={t('session.close')} />
      <div className="console-head">
        <h1>{t('menu.data.organizations')}</h1>
        {organizations.length > 0 ? create : null}
      </div>
      {deleted ? <Deleted id={deleted} /> : null}
      <p className="console-note">{t('organizations.about')}</p>
      {organizations.length === 0 ? (
        <EmptyState
          title={t('organizations.nothing.title')}
          text={t(mayCreate ? 'organizations.nothing.first' : 'organizations.nothing.text')}
        >
          {create}
        </EmptyState>
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

/** Says that an organisation is deleted, and takes it back. */
function Deleted({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <Notice title={t('organizations.delete.done')}>
      <Form method="post">
        <input type="hidden" name="id" value={id} />
        <p>{t('organizations.delete.back')}</p>
        <Button type="submit">{t('organizations.delete.undo')}</Button>
      </Form>
    </Notice>
  );
}

function Row({ organization: { name, title, progress } }: { organization: ListedOrganization }) {
  const { t } = useTranslation();
  const page = `/organization/${name}`;
  return (
    <ListRow
      what={
        <Link to={`/console/organizations/${name}`}>
          <bdi>{title}</bdi>
        </Link>
      }
      mark={
        progress ? (
          <Link to={`/console/organizations/${name}/translations`}>
            {t('data.translations.progress', progress)}
          </Link>
        ) : null
      }
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
