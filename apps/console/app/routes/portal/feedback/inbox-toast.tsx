import { PageToast } from '@gazetteer/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { InboxAnswer } from './message-acts.ts';

const good = ['noted', 'answered', 'assigned', 'resent'];

/** Says what became of messages; why an answer was not sent stands beside it. */
export function InboxToast({ answer }: { answer: InboxAnswer | undefined }) {
  const { t } = useTranslation();
  const text = answer && textOf(t, answer);
  const isGood = answer?.done === 'moved' ? answer.failed === 0 : good.includes(answer?.done ?? '');
  const message =
    text === undefined ? undefined : { text, kind: isGood ? ('plain' as const) : ('error' as const) };
  return <PageToast message={message} occasion={answer} closeLabel={t('session.close')} />;
}

function textOf(t: TFunction, answer: InboxAnswer): string | undefined {
  if ('unsent' in answer) return undefined;
  if (answer.done === 'nothing-typed') return t('feedback.nothingTyped');
  if (answer.done !== 'moved') return t(`feedback.done.${answer.done}`);
  const { state, count, failed } = answer;
  const moved = t(`feedback.moved.${state}`, { count });
  return failed > 0 ? `${moved} ${t('feedback.done.failed', { count: failed })}` : moved;
}
