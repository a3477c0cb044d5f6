import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Button, ButtonLink, PageToast, TextField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, useActionData } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { EmptyState } from '../../../parts/empty-state.tsx';
import { SavedFilters } from '../../../parts/saved-filters.tsx';
import { TokenPager } from '../../../parts/token-pager.tsx';
import { useProject } from '../../../project/use-project.ts';
import type { Route } from './+types/page';
import { ClientTable } from './client-table.tsx';
import { type DeletionAnswer, deleteClient } from './delete-client.server.ts';
import { loadClients } from './load-clients.server.ts';

export async function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('oauth2.clients.title');
  return { title, ...(await loadClients(loading)) };
}

export async function action(acting: Route.ActionArgs) {
  return deleteClient(acting, new URLSearchParams(await acting.request.text()));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** The applications that may get tokens in a project. */
export default function ClientsPage({ loaderData }: Route.ComponentProps) {
  const { clients, clientName, next, calls } = loaderData;
  const { t } = useTranslation();
  const { mayChange, address } = useProject();
  const answer = useActionData<typeof action>();
  return (
    <>
      <DeletionToast answer={answer} />
      <div className="console-head">
        <h1>{t('oauth2.clients.title')}</h1>
        {mayChange ? (
          <ButtonLink to={`${address}/clients/new`} look="primary">
            {t('oauth2.clients.new')}
          </ButtonLink>
        ) : null}
      </div>
      <div className="console-filters">
        <Form method="get" role="search" className="console-search">
          <TextField label={t('oauth2.clients.exactName')} name="name" defaultValue={clientName} />
          <Button type="submit">{t('oauth2.clients.find')}</Button>
        </Form>
        <SavedFilters list="clients" />
      </div>
      {clients.length > 0 ? <ClientTable clients={clients} answer={answer} /> : null}
      {clients.length === 0 && clientName !== '' ? <p>{t('oauth2.clients.noneFits')}</p> : null}
      {clients.length === 0 && clientName === '' ? (
        <EmptyState title={t('oauth2.clients.none.title')} text={t('oauth2.clients.none.text')} />
      ) : null}
      <TokenPager next={next} />
      <ApiCalls calls={calls} />
    </>
  );
}

/** Says what became of a deletion; a name that was mistyped is said beside its field. */
function DeletionToast({ answer }: { answer: DeletionAnswer | undefined }) {
  const { t } = useTranslation();
  const message =
    answer && !answer.isWrong
      ? {
          text: answer.result.ok
            ? t('oauth2.clients.delete.done', { name: answer.name })
            : (answer.result.message ?? t('parts.refused')),
          kind: answer.result.ok ? ('plain' as const) : ('error' as const),
        }
      : undefined;
  return <PageToast message={message} occasion={answer} closeLabel={t('session.close')} />;
}
