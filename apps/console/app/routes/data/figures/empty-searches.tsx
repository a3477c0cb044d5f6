import { useFigures } from '@gazetteer/site';
import { useTranslation } from 'react-i18next';
import { useDayNames } from '../../../datasets/use-day-names.ts';
import { PlainTable } from '../../../parts/plain-table.tsx';
import styles from './figures.module.css';
import type { OrganizationFigures } from './load-figures.server.ts';

/** What visitors searched on the whole portal in the last 30 days and did not find. */
export function EmptySearches({ searches, since }: OrganizationFigures['inVain']) {
  const { t } = useTranslation();
  const figures = useFigures();
  const { short, long } = useDayNames();
  return (
    <section className={styles.searches} aria-labelledby="searches">
      <h2 id="searches">{t('data.searches.title')}</h2>
      <p className="console-note">{t('data.searches.about')}</p>
      {searches.length > 0 ? (
        <PlainTable label={t('data.searches.title')}>
          <thead>
            <tr>
              <th scope="col">{t('data.searches.words')}</th>
              <th scope="col" className={styles.figure}>
                {t('data.searches.count')}
              </th>
              <th scope="col" className={styles.figure}>
                {t('data.searches.last')}
              </th>
            </tr>
          </thead>
          <tbody>
            {searches.map(({ words, count, last }) => (
              <tr key={words}>
                <th scope="row" className={styles.words} dir="auto">
                  {words}
                </th>
                <td className={styles.figure}>{figures.number(count)}</td>
                <td className={styles.figure}>{short(last)}</td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      ) : (
        <p>{t('data.searches.nothing')}</p>
      )}
      <p className="console-note">
        {since === null ? null : `${t('data.figures.since', { day: long(since) })} `}
        {t('data.searches.what')}
      </p>
    </section>
  );
}
