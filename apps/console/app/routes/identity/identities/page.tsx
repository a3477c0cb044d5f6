import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Button, ButtonLink, PageToast, TextField } from '@gazetteer/ui';
import { IconDownload, IconUpload, IconUserPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Form, useActionData } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { EmptyState } from '../../../parts/empty-state.tsx';
import { SavedFilters } from '../../../parts/saved-filters.tsx';
import { TokenPager } from '../../../parts/token-pager.tsx';
import { useProject } from '../../../project/use-project.ts';
import type { Route } from './+types/page';
import { type BulkAnswer, changeIdentities } from './change-identities.server.ts';
import { IdentityTable } from './identity-table.tsx';
import { loadIdentities } from './load-identities.server.ts';

export async function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('identities.title');
  return { title, ...(await loadIdentities(loading)) };
}

export async function action(acting: Route.ActionArgs) {
  return changeIdentities(acting, new URLSearchParams(await acting.request.text()));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** The accounts of a project. */
export default function IdentitiesPage({ loaderData }: Route.ComponentProps) {
  const { identities, query, next, calls } = loaderData;
  const { t } = useTranslation();
  const { mayChange, address } = useProject();
  const answer = useActionData<typeof action>();
  const message = useBulkMessage(answer);
  const isNarrowed = query.words !== '' || query.identifier !== '';
  return (
    <>
      <PageToast message={message} occasion={answer} closeLabel={t('session.close')} />
      <div className="console-head">
        <h1>{t('identities.title')}</h1>
        {mayChange ? (
          <div className="console-actions">
            <ButtonLink
              to={`${address}/identities/import`}
              icon={<IconUpload size={18} stroke={1.6} aria-hidden="true" />}
            >
              {t('identities.import.title')}
            </ButtonLink>
            <ButtonLink
              to={`${address}/identities/new`}
              look="primary"
              icon={<IconUserPlus size={18} stroke={1.6} aria-hidden="true" />}
            >
              {t('identities.new')}
            </ButtonLink>
          </div>
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
      {identities.length > 0 ? <IdentityTable identities={identities} answer={answer} /> : null}
      {identities.length === 0 && isNarrowed ? <p>{t('identities.noneFits')}</p> : null}
      {identities.length === 0 && !isNarrowed ? (
        <EmptyState title={t('identities.none.title')} text={t('identities.none.text')} />
      ) : null}
      <TokenPager next={next} />
      {identities.length > 0 ? (
        <p>
          <ButtonLink
            to={exportAddress(address, query)}
            reloadDocument
            icon={<IconDownload size={18} stroke={1.6} aria-hidden="true" />}
          >
            {isNarrowed ? t('identities.exportFound') : t('identities.export')}
          </ButtonLink>
        </p>
      ) : null}
      <ApiCalls calls={calls} />
    </>
  );
}

function exportAddress(
  address: string,
  { words, identifier }: { words: string; identifier: string },
): string {
  const query = new URLSearchParams({ ...(words && { q: words }), ...(identifier && { identifier }) });
  return `${address}/identities/export?${query}`;
}

/** What became of the accounts that were ticked, in words. */
function useBulkMessage(answer: BulkAnswer | undefined) {
  const { t } = useTranslation();
  if (!answer) return undefined;
  if (answer.kind !== 'done') {
    const text = answer.kind === 'nothing' ? t('identities.bulk.nothing') : t('parts.confirm.wrong');
    return { text, kind: 'error' as const };
  }
  const { act, done, failed, message } = answer;
  const said = done > 0 ? [t(`identities.bulk.done.${act}`, { count: done })] : [];
  if (failed === 0) return { text: said.join(' '), kind: 'plain' as const };
  const text = [...said, t('identities.bulk.failed', { count: failed }), message ?? ''].join(' ').trim();
  return { text, kind: 'error' as const };
}
