import { TabLinks } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { clearFacets, type SearchState, searchPath, type Tab, tabs } from './search-address.ts';

/** The two lists that one text is sought in: datasets, and the columns of their tables. */
export function SearchTabs({ state }: { state: SearchState }) {
  const { t } = useTranslation();
  return (
    <TabLinks
      label={t('search.tabs.label')}
      tabs={tabs.map((tab) => ({
        text: t(`search.tabs.${tab}`),
        to: searchPath(inTab(state, tab)),
        isCurrent: tab === state.tab,
      }))}
    />
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
