import {
  type Icon,
  IconClock,
  IconEye,
  IconEyeOff,
  IconLock,
  IconPencil,
  IconTrash,
  IconWorld,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Tone, ToneMark } from '../parts/tone-mark.tsx';
import { type Standing } from './standings.ts';

const looks: Record<Standing, { icon: Icon; tone: Tone }> = {
  draft: { icon: IconPencil, tone: 'plain' },
  submitted: { icon: IconEye, tone: 'open' },
  scheduled: { icon: IconClock, tone: 'open' },
  public: { icon: IconWorld, tone: 'good' },
  private: { icon: IconLock, tone: 'plain' },
  withdrawn: { icon: IconEyeOff, tone: 'careful' },
  deleted: { icon: IconTrash, tone: 'careful' },
};

/** How far a dataset is, by an icon and its word. */
export function StandingMark({ standing }: { standing: Standing }) {
  const { t } = useTranslation();
  return <ToneMark {...looks[standing]}>{t(`data.standing.${standing}`)}</ToneMark>;
}
