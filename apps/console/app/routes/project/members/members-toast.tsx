import { PageToast } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import type { MembersAnswer } from './change-members.server.ts';

/** Says what became of what was asked for; in words of the service where it refused. */
export function MembersToast({ answer }: { answer: MembersAnswer | undefined }) {
  const { t } = useTranslation();
  const message = answer?.act && {
    text: answer.result.ok
      ? t(`members.done.${answer.act}`, { who: answer.who })
      : (answer.result.message ?? t('parts.refused')),
    kind: answer.result.ok ? ('plain' as const) : ('error' as const),
  };
  return <PageToast message={message} occasion={answer} closeLabel={t('session.close')} />;
}
