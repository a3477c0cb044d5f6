import { LocalTime, unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Button, ButtonLink, TextField } from '@gazetteer/ui';
import { IconUserPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { EmptyState } from '../../../parts/empty-state.tsx';
import { PlainTable } from '../../../parts/plain-table.tsx';
import { SavedFilters } from '../../../parts/saved-filters.tsx';
import { TokenPager } from '../../../parts/token-pager.tsx';
import { useProject } from '../../../project/use-project.ts';
import type { Route } from './+types/page';
import { type ListedIdentity, loadIdentities } from './load-identities.server.ts';

export async function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('identities.title');
  return { title, ...(await loadIdentities(loading)) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** The accounts of a project. */
export default function IdentitiesPage({ loaderData }: Route.ComponentProps) {
  const { identities, query, next, calls } = loaderData;
  const { t } = useTranslation();
  const { mayChange, address } = useProject();
  const isNarrowed = query.words !== '' || query.identifier !== '';
  return (
    <>
      <div className="console-head">
        <h1>{t('identities.title')}</h1>
        {mayChange ? (
          <ButtonLink
            to={`${address}/identities/new`}
            look="primary"
            icon={<IconUserPlus size={18} stroke={1.6} aria-hidden="true" />}
          >
            {t('identities.new')}
          </ButtonLink>
        ) : null}
      </div>
      <div className="console-filters">
        <Form method="get" role="search" className="console-search">
          <TextField label={t('identities.words')} type="search" name="q" defaultValue={query.words} />
          <TextField
            label={t('identities.identifier')}
            name="identifier"
            defaultValue={query.identifier}
            autoComplete="off"
          />
          <Button type="submit">{t('identities.find')}</Button>
        </Form>
        <SavedFilters list="identities" />
      </div>
      {identities.length > 0 ? <IdentityTable identities={identities} /> : null}
      {identities.length === 0 && isNarrowed ? <p>{t('identities.noneFits')}</p> : null}
      {identities.length === 0 && !isNarrowed ? (
        <EmptyState title={t('identities.none.title')} text={t('identities.none.text')} />
      ) : null}
      <TokenPager next={next} />
      <ApiCalls calls={calls} />
    </>
  );
}

function IdentityTable({ identities }: { identities: readonly ListedIdentity[] }) {
  const { t } = useTranslation();
  const { address } = useProject();
  return (
    <PlainTable label={t('identities.title')}>
      <thead>
        <tr>
          <th scope="col">{t('identities.who')}</th>
          <th scope="col">{t('identities.state')}</th>
          <th scope="col">{t('identities.schema')}</th>
          <th scope="col">{t('identities.created')}</th>
          <th scope="col">{t('identities.id')}</th>
        </tr>
      </thead>
      <tbody>
        {identities.map(({ id, name, state, schema, created }) => (
          <tr key={id}>
            <td>
              <Link to={`${address}/identities/${id}`}>{name}</Link>
            </td>
            <td>{t(`identities.states.${state}`)}</td>
            <td>{schema}</td>
            <td>
              <LocalTime iso={created} />
            </td>
            <td>
              <code>{id}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}
