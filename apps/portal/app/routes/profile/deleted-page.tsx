import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { ButtonLink } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { redirect } from 'react-router';
import { translator } from '../../i18n/i18n.server.ts';
import { AccountColumn } from '../../self-service/account-column.tsx';
import type { Route } from './+types/deleted-page';
import { hasJustDeleted } from './deleted-cookie.ts';

export { privateHeaders as headers } from '@gazetteer/site';

export function loader({ context, request }: Route.LoaderArgs) {
  if (!hasJustDeleted(request.headers.get('cookie'))) throw redirect('/');
  return { title: translator(siteContext(context).locale)('account.deletion.doneTitle') };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** What somebody sees whose account is gone; who only comes by the address is led home. */
export default function DeletedPage({ loaderData: { title } }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <AccountColumn title={title} lead={t('account.deletion.done')}>
      <ButtonLink look="primary" to="/search">
        {t('visualise.browse')}
      </ButtonLink>
    </AccountColumn>
  );
}
