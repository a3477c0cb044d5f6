import { useFigures } from '@gazetteer/site';
import { SectorIcon } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSectors } from '../../site/use-sectors.ts';
import { useShell } from '../../site/use-shell.ts';
import styles from './sector-strip.module.css';

/** Every sector that has datasets, by name, with their number. */
export function SectorStrip({ sectors }: { sectors: readonly { name: string; count: number }[] }) {
  const { t } = useTranslation();
  const { locale } = useShell();
  const figures = useFigures();
  const markOf = useSectors();
  const marks = sectors
    .map(({ name, count }) => ({ ...markOf(name), count }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  if (marks.length === 0) return null;
  return (
    <nav className={styles.strip} aria-label={t('home.sectors')}>
      <ul className={`page ${styles.list}`}>
        {marks.map(({ name, label, icon, count }) => (
          <li key={name}>
            <Link
              className={styles.sector}
              to={`/search?${new URLSearchParams({ page: '1', sortBy: 'lastModified', sectors: name })}`}
            >
              <SectorIcon name={name} icon={icon} size={22} />
              <span>
                {label} <span className={styles.count}>{figures.number(count)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
