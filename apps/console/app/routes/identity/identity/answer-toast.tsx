import { PageToast } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import type { IdentityAnswer } from './change-identity.server.ts';

/** Says what became of a form; what cannot be read is said beside its field. */
export function AnswerToast({ answer }: { answer: IdentityAnswer | undefined }) {
  const { t } = useTranslation();
  const message =
    answer?.act && answer.result
      ? {
          text: answer.result.ok
            ? t(`identities.done.${answer.act}`)
            : (answer.result.message ?? t('parts.refused')),
          kind: answer.result.ok ? ('plain' as const) : ('error' as const),
        }
      : undefined;
  return <PageToast message={message} occasion={answer} closeLabel={t('session.close')} />;
}
