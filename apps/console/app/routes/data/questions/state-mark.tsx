import { type Icon, IconAlertTriangle, IconBan, IconClock, IconMail, IconWorld } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Tone, ToneMark } from '../../../parts/tone-mark.tsx';
import type { QuestionState } from './question-address.ts';

const looks: Record<QuestionState, { icon: Icon; tone: Tone }> = {
  waiting: { icon: IconClock, tone: 'open' },
  published: { icon: IconWorld, tone: 'good' },
  answered: { icon: IconMail, tone: 'good' },
  declined: { icon: IconBan, tone: 'plain' },
  spam: { icon: IconAlertTriangle, tone: 'careful' },
};

/** How far a question is, by an icon and its word. */
export function StateMark({ state }: { state: QuestionState }) {
  const { t } = useTranslation();
  return <ToneMark {...looks[state]}>{t(`questions.state.${state}`)}</ToneMark>;
}
