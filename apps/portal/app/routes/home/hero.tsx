import { pictureAddress, useFigures } from '@gazetteer/site';
import { IconArrowRight, IconChevronDown } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DatasetSearch } from '../../shell/dataset-search.tsx';
import { PreviewPicture } from '../../theme/preview-picture.tsx';
import { ThemedPicture } from '../../theme/themed-picture.tsx';
import { useShell } from '../../site/use-shell.ts';
import type { HeroPicture } from './hero-map.server.ts';
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
    <section className={`page ${styles.hero} ${catalogue?.hero ? styles.withMap : ''}`}>
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
      {catalogue?.hero ? <Picture picture={catalogue.hero} /> : null}
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

function Picture({ picture }: { picture: HeroPicture }) {
  const { t } = useTranslation();
  const { locale } = useShell();
  const { resourceId, visID = '', title, years, source, maker, path, makeYourOwn, ...sizes } = picture;
  const isYearSaid = !years || title.includes(years);
  const shown = {
    ...sizes,
    alt: t(resourceId ? 'home.map.alt' : 'home.chart.alt', { title }),
    isUrgent: true,
  };
  return (
    <figure className={styles.map}>
      <Link to={path} tabIndex={-1} className={styles.picture}>
        {resourceId ? (
          <PreviewPicture resourceId={resourceId} {...shown} />
        ) : (
          <ThemedPicture
            addressOf={(theme, { width }) =>
              pictureAddress(visID, 'svg', { lang: locale, theme, width, bare: true })
            }
            {...shown}
          />
        )}
      </Link>
      <figcaption className={styles.caption}>
        <span>
          <Link to={path}>{title}</Link>
          {isYearSaid ? '. ' : `, ${years}. `}
          {source ? t('home.map.source', { source }) : null}
          {maker ? ` ${t('home.chart.maker', { name: maker.name ?? t('visualise.saved.aVisitor') })}` : null}
        </span>
        <Link to={makeYourOwn} className={styles.make}>
          {t('home.map.make')}
          <IconArrowRight size={16} stroke={1.6} aria-hidden="true" />
        </Link>
      </figcaption>
    </figure>
  );
}
