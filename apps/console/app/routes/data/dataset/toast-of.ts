import type { TFunction } from 'i18next';
import { refusalText } from '../../../datasets/refusal-text.ts';
import type { Answer } from './change-dataset.server.ts';

/** What became of a form, in a sentence; what the catalogue refused, in its words. */
export function toastOf(
  t: TFunction,
  answer: Answer | undefined,
  done: string | null,
): { text: string; kind: 'plain' | 'error' } | undefined {
  if (!answer) {
    const arrived = (['created', 'saved', 'publish'] as const).find((one) => one === done);
    return arrived && { text: t(`data.done.${arrived}`), kind: 'plain' };
  }
  if ('isIncomplete' in answer && answer.isIncomplete) return { text: t('data.incomplete'), kind: 'error' };
  const { act, refusal } = answer;
  if (!refusal) return { text: t(`data.done.${act}`), kind: 'plain' };
  if (refusal.info?.['revision'] !== undefined) {
    return { text: t(act === 'save' ? 'data.conflict.toast' : 'data.conflict.step'), kind: 'error' };
  }
  return { text: refusalText(t, refusal), kind: 'error' };
}
