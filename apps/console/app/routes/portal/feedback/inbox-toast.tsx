import { PageToast } from '@gazetteer/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { InboxAnswer } from './change-messages.server.ts';

/** Says what became of messages. */
export function InboxToast({ answer }: { answer: InboxAnswer | undefined }) {
  const { t } = useTranslation();
  const isGood = answer?.done === 'noted' || (answer?.done === 'moved' && answer.failed === 0);
  const message = answer && {
    text: textOf(t, answer),
    kind: isGood ? ('plain' as const) : ('error' as const),
  };
  return <PageToast message={message} occasion={answer} closeLabel={t('session.close')} />;
}

function textOf(t: TFunction, answer: InboxAnswer): string {
  if (answer.done !== 'moved') return t(`feedback.done.${answer.done}`);
  const { state, count, failed } = answer;
  const moved = t(`feedback.moved.${state}`, { count });
  return failed > 0 ? `${moved} ${t('feedback.done.failed', { count: failed })}` : moved;
}
