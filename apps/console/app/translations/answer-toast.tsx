import { PageToast } from '@gazetteer/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { refusalText } from '../datasets/refusal-text.ts';
import type { TranslationsAnswer } from './save-typed.server.ts';

/** Says what became of the form. */
export function AnswerToast({ answer }: { answer: TranslationsAnswer | undefined }) {
  const { t } = useTranslation();
  return (
    <PageToast message={answer && messageOf(t, answer)} occasion={answer} closeLabel={t('session.close')} />
  );
}

function messageOf(t: TFunction, { refusal, overlaps, gone }: TranslationsAnswer) {
  if (refusal?.info?.['revision'] !== undefined) {
    return { text: t('data.conflict.toast'), kind: 'error' as const };
  }
  if (refusal) return { text: refusalText(t, refusal), kind: 'error' as const };
  if (overlaps) return { text: t('data.conflict.same.toast'), kind: 'error' as const };
  const lost = gone > 0 ? ` ${t('data.translations.gone', { count: gone })}` : '';
  return { text: t('data.done.saved') + lost, kind: 'plain' as const };
}
