import {
  IconClock,
  IconEye,
  IconEyeOff,
  IconLock,
  IconPencil,
  IconTrash,
  IconWorld,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Standing } from './standings.ts';
import styles from './standing-mark.module.css';

const icons = {
  draft: IconPencil,
  submitted: IconEye,
  scheduled: IconClock,
  public: IconWorld,
  private: IconLock,
  withdrawn: IconEyeOff,
  deleted: IconTrash,
} satisfies Record<Standing, typeof IconClock>;

/** How far a dataset is, by an icon and its word. */
export function StandingMark({ standing }: { standing: Standing }) {
  const { t } = useTranslation();
  const Icon = icons[standing];
  return (
    <span className={styles.mark} data-standing={standing}>
      <Icon size={18} stroke={1.6} aria-hidden="true" />
      {t(`data.standing.${standing}`)}
    </span>
  );
}
