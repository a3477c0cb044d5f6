import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AlsoFoundLinks } from './also-found.tsx';
import type { AlsoFound } from './load-also-found.server.ts';
import { clearFacets, countChosen, searchPath, type SearchState } from './search-address.ts';

/** What to try when no dataset matches, made from what was asked. */
export function NothingFound({ state, also }: { state: SearchState; also: AlsoFound | undefined }) {
  const { t } = useTranslation();
  const words = [...new Set(state.text.split(/\s+/))].filter((word) => word.length > 2);
  const everything = { ...clearFacets(state), text: '' };
  return (
    <div className="also-nothing">
      <AlsoFoundLinks also={also} lead={t('search.also.instead')} />
      <h2>{t('search.nothing.title')}</h2>
      <ul>
        {countChosen(state) > 0 && (
          <li>
            <Link to={searchPath(clearFacets(state))}>{t('search.nothing.withoutFilters')}</Link>
          </li>
        )}
        {words.length > 1 && (
          <li>
            {t('search.nothing.fewerWords')}{' '}
            {words.map((word, place) => (
              <span key={word}>
                {place > 0 && ' · '}
                <Link to={searchPath({ ...clearFacets(state), text: word })}>{word}</Link>
              </span>
            ))}
          </li>
        )}
        {state.text && <li>{t('search.nothing.spelling')}</li>}
        <li>
          <Link to={searchPath(everything)}>{t('search.nothing.everything')}</Link>
        </li>
        <li>
          <Link to="/feedback">{t('search.nothing.request')}</Link>
        </li>
      </ul>
    </div>
  );
}
