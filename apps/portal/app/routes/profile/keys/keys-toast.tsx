import { PageToast } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import type { KeysAnswer } from './change-keys.server.ts';

/** Says what came of what was asked about API keys. What is wrong with a new one stands at its form. */
export function KeysToast({ answer }: { answer: KeysAnswer }) {
  const { t } = useTranslation();
  return <PageToast message={toastOf()} occasion={answer} closeLabel={t('session.close')} />;

  function toastOf() {
    switch (answer.done) {
      case 'key-revoked':
        return { text: t('account.keys.revoked'), kind: 'plain' } as const;
      case 'key-gone':
        return { text: t('account.keys.gone'), kind: 'error' } as const;
      case 'key-problem':
        return { text: t('account.keys.problem'), kind: 'error' } as const;
      default:
        return undefined;
    }
  }
}
