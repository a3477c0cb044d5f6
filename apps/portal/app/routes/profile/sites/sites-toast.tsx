import { PageToast } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import type { SitesAnswer } from './change-sites.server.ts';

/** Says whether access was taken from a site. */
export function SitesToast({ answer }: { answer: SitesAnswer }) {
  const { t } = useTranslation();
  const message =
    answer.done === 'site-revoked'
      ? ({ text: t('access.sites.revoked'), kind: 'plain' } as const)
      : ({ text: t('access.sites.problem'), kind: 'error' } as const);
  return <PageToast message={message} occasion={answer} closeLabel={t('session.close')} />;
}
