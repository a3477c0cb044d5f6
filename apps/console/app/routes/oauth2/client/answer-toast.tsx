import { PageToast } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import type { ClientAnswer } from './change-client.server.ts';

/** Says what became of a form. */
export function AnswerToast({ answer }: { answer: ClientAnswer | undefined }) {
  const { t } = useTranslation();
  const message =
    answer?.act && answer.result
      ? {
          text: answer.result.ok
            ? t(`oauth2.client.done.${answer.act}`)
            : (answer.result.message ?? t('parts.refused')),
          kind: answer.result.ok ? ('plain' as const) : ('error' as const),
        }
      : undefined;
  return <PageToast message={message} occasion={answer} closeLabel={t('session.close')} />;
}
