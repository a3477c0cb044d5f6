import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { searchPath, type SearchState } from './search-address.ts';

/** In the place of a list whose address asks for a page behind the last one, to which the pager leads. */
export function BeyondEnd({ state }: { state: SearchState }) {
  const { t } = useTranslation();
  return (
    <div className="also-nothing">
      <h2>{t('search.beyond.title')}</h2>
      <p>{t('search.beyond.text')}</p>
      <Link to={searchPath({ ...state, page: 1 })}>{t('search.beyond.first')}</Link>
    </div>
  );
}
