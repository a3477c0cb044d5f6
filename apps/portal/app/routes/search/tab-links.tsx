import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { clearFacets, type SearchState, searchPath, type Tab, tabs } from './search-address.ts';
import style from './tab-links.module.css';

/** The two lists that one text is sought in: datasets, and the columns of their tables. */
export function TabLinks({ state }: { state: SearchState }) {
  const { t } = useTranslation();
  return (
    <nav className={style.tabs} aria-label={t('search.tabs.label')}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          className={style.tab}
          to={searchPath(inTab(state, tab))}
          preventScrollReset
          aria-current={tab === state.tab ? 'page' : undefined}
        >
          {t(`search.tabs.${tab}`)}
        </Link>
      ))}
    </nav>
  );
}

/** The same text in another list, which has other facets and orders. */
function inTab(state: SearchState, tab: Tab): SearchState {
  if (tab === state.tab) return state;
  const { sortBy: _, ...kept } = state;
  const { sectors, granularity, organization } = state.chosen;
  const cleared = clearFacets(kept);
  return { ...cleared, tab, exact: false, chosen: { ...cleared.chosen, sectors, granularity, organization } };
}
