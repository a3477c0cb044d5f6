import { useFigures } from '@gazetteer/site';
import { SectorIcon } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSectors } from '../../site/use-sectors.ts';
import styles from './sector-strip.module.css';

/** Every sector that has datasets, in the order of their names, with their number. */
export function SectorStrip({ sectors }: { sectors: readonly { name: string; count: number }[] }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const markOf = useSectors();
  if (sectors.length === 0) return null;
  return (
    <nav className={styles.strip} aria-label={t('home.sectors')}>
      <ul className={`page ${styles.list}`}>
        {sectors.map(({ name, count }) => {
          const { label, icon } = markOf(name);
          return (
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
          );
        })}
      </ul>
    </nav>
  );
}
