import { type Language, useFigures } from '@gazetteer/site';
import { useTranslation } from 'react-i18next';
import type { Publication, SearchPlace } from './load-publish.server.ts';
import styles from './publish.module.css';

interface PlaceListProps {
  places: readonly SearchPlace[];
  /** That of the words, and of the search to which each leads. */
  language: Language;
  notListed: Publication['notListed'];
}

/** As many results as the first page of the search has. */
const FIRST_PAGE = 10;

/** Where each of some searches puts the dataset; each leads to that search as it is now. */
export function PlaceList({ places, language, notListed }: PlaceListProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles.places}>
      {places.map((place) => {
        const address = `/search?${new URLSearchParams({ sq: place.words, lng: language })}`;
        return (
          <li key={place.words}>
            <a href={address} lang={language} title={t('data.publish.openSearch')}>
              {t('data.publish.quoted', { words: place.words })}
            </a>
            <PlaceText place={place} notListed={notListed} />
          </li>
        );
      })}
    </ul>
  );
}

function PlaceText({ place, notListed }: { place: SearchPlace; notListed: Publication['notListed'] }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const { place: number, count, missing, not_found_because: reason } = place;
  const of = figures.number(count);
  if (reason === 'not_listed') {
    return <span data-found="no">{t(`data.publish.notFound.${notListed ?? 'held_back'}`)}</span>;
  }
  if (reason === 'missing_words') {
    const words = missing.map((word) => t('data.publish.quoted', { words: word })).join(', ');
    return <span data-found="no">{t('data.publish.notFound.missing_words', { words })}</span>;
  }
  if (reason !== null) return <span data-found="no">{t('data.publish.notFound.read_as_instruction')}</span>;
  if (number === null)
    return <span data-found="late">{t('data.publish.behind', { count, figure: of })}</span>;
  return (
    <span data-found={number <= FIRST_PAGE ? 'first' : 'late'}>
      {t('data.publish.place', { place: figures.number(number), of })}
    </span>
  );
}
