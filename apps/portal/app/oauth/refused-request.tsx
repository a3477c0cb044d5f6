import { Button, ButtonLink } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { AccountColumn } from '../self-service/account-column.tsx';
import type { Refusal } from './own-pages.server.ts';

/** What stands in the place of a request that is over, or that is about another account. */
export function RefusedRequest({
  refusal,
  account,
  backTo,
}: {
  refusal: Refusal;
  /** What the person is called who is signed in. */
  account?: string | undefined;
  /** The page of the request, to which the other account comes back. */
  backTo: string;
}) {
  const { t } = useTranslation();
  if (refusal !== 'other-account') {
    return (
      <AccountColumn title={t('access.over.title')} lead={t('access.over.text')}>
        <ButtonLink to="/">{t('access.home')}</ButtonLink>
      </AccountColumn>
    );
  }
  const lead = account ? t('access.other.text', { account }) : t('access.other.unnamed');
  return (
    <AccountColumn title={t('access.other.title')} lead={lead}>
      <form method="post" action="/logout">
        <input
          type="hidden"
          name="return_to"
          value={`/login?${new URLSearchParams({ return_to: backTo })}`}
        />
        <Button type="submit" look="primary">
          {t('access.other.change')}
        </Button>
      </form>
    </AccountColumn>
  );
}
