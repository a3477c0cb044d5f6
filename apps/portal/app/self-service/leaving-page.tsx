import { useTranslation } from 'react-i18next';
import { AccountColumn } from './account-column.tsx';
import type { Leaving } from './leave.server.ts';

/** What stands there for the moment in which the browser goes on by itself. */
export function LeavingPage({ leavingTo, host }: Leaving) {
  const { t } = useTranslation();
  if (host === undefined) {
    return (
      <AccountColumn title={t('flow.leaving.onTitle')} lead={t('flow.leaving.onText')}>
        <a href={leavingTo}>{t('flow.leaving.onLink')}</a>
      </AccountColumn>
    );
  }
  return (
    <AccountColumn title={t('flow.leaving.title')} lead={t('flow.leaving.text', { host })}>
      <a href={leavingTo}>{t('flow.leaving.link', { host })}</a>
    </AccountColumn>
  );
}
