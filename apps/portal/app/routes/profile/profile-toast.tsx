import { PageToast } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import type { ProfileAnswer } from './change-account.server.ts';

/** Says what came of what was asked of the page. What is missing stands at its form. */
export function ProfileToast({ answer }: { answer: ProfileAnswer | undefined }) {
  const { t } = useTranslation();
  return <PageToast message={toastOf()} occasion={answer} closeLabel={t('session.close')} />;

  function toastOf() {
    switch (answer?.done) {
      case 'signedOut':
        return { text: t('account.sessions.signedOut'), kind: 'plain' } as const;
      case 'signedOutOthers':
        return {
          text: t('account.sessions.signedOutOthers', { count: answer.count }),
          kind: 'plain',
        } as const;
      case 'problem':
        return { text: t('account.sessions.problem'), kind: 'error' } as const;
      default:
        return undefined;
    }
  }
}
