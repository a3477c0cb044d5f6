import { useFigures } from '@gazetteer/site';
import { IconArrowRight, IconChevronDown } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DatasetSearch } from '../../shell/dataset-search.tsx';
import { PreviewPicture } from '../../theme/preview-picture.tsx';
import { useShell } from '../../site/use-shell.ts';
import type { HeroMap } from './hero-map.server.ts';
import styles from './hero.module.css';
import type { HomeCatalogue } from './load-home.server.ts';

interface HeroProps {
  catalogue: HomeCatalogue | undefined;
  examples: readonly { label: string; query: string }[];
}

/** The promise, the search, and a map of the catalogue's own figures. */
export function Hero({ catalogue, examples }: HeroProps) {
  const { t } = useTranslation();
  const { site } = useShell();
  return (
    <section className={`page ${styles.hero} ${catalogue?.map ? styles.withMap : ''}`}>
      <div className={styles.promise}>
        <h1>{t('home.title', { region: site.regionPossessive })}</h1>
        <p className={styles.lead}>
          <Lead catalogue={catalogue} />
        </p>
        <details className={styles.toggle} open>
          <summary>
            {t('home.find')}
            <IconChevronDown size={20} stroke={1.6} aria-hidden="true" />
          </summary>
        </details>
        <div className={styles.search}>
          <DatasetSearch />
        </div>
        {examples.length > 0 ? (
          <p className={styles.examples}>
            {t('home.try')}{' '}
            {examples.map(({ label, query }, index) => (
              <Fragment key={query}>
                <Link to={`/search?${new URLSearchParams({ sq: query })}`}>{label}</Link>
                {index < examples.length - 1 ? <span aria-hidden="true">{'\u00a0· '}</span> : null}
              </Fragment>
            ))}
          </p>
        ) : null}
      </div>
      {catalogue?.map ? <Map map={catalogue.map} /> : null}
    </section>
  );
}

function Lead({ catalogue }: { catalogue: HomeCatalogue | undefined }) {
  const { t } = useTranslation();
  const figures = useFigures();
  if (!catalogue || catalogue.count === 0) return t('home.description');
  const { count, publishers } = catalogue;
  return t('home.lead', {
    count,
    figure: figures.number(count),
    sources: t('home.sources', { count: publishers, figure: figures.number(publishers) }),
  });
}

function Map({ map }: { map: HeroMap }) {
  const { t } = useTranslation();
  const isYearSaid = !map.years || map.title.includes(map.years);
  return (
    <figure className={styles.map}>
      <Link to={map.path} tabIndex={-1} className={styles.picture}>
        <PreviewPicture
          resourceId={map.resourceId}
          alt={t('home.map.alt', { title: map.title })}
          drawn={map.drawn}
          drawnForPhone={map.drawnForPhone}
          isUrgent
        />
      </Link>
      <figcaption className={styles.caption}>
        <span>
          <Link to={map.path}>{map.title}</Link>
          {isYearSaid ? '. ' : `, ${map.years}. `}
          {map.source ? t('home.map.source', { source: map.source }) : null}
        </span>
        <Link to={map.makeYourOwn} className={styles.make}>
          {t('home.map.make')}
          <IconArrowRight size={16} stroke={1.6} aria-hidden="true" />
        </Link>
      </figcaption>
    </figure>
  );
}
