import { PageToast } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import type { KeysAnswer } from './change-keys.server.ts';

/** Says what became of a key; a name that was mistyped is said beside its field. */
export function KeyToast({ answer }: { answer: KeysAnswer | undefined }) {
  const { t } = useTranslation();
  const isSaid = answer && !(answer.act === 'delete' && answer.isWrong);
  const message = isSaid
    ? {
        text: answer.result.ok
          ? t(`keys.done.${answer.act}`, { name: answer.name })
          : (answer.result.message ?? t('parts.refused')),
        kind: answer.result.ok ? ('plain' as const) : ('error' as const),
      }
    : undefined;
  return <PageToast message={message} occasion={answer} closeLabel={t('session.close')} />;
}
