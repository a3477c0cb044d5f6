import type { SearchResult } from '@gazetteer/client';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import style from './chosen-facets.module.css';
import { facetValues, useFacetLabels } from './facet-values.ts';
import { clearFacets, facetsOf, type SearchState, searchPath, toggleFacet } from './search-address.ts';

/** What narrows the list, each a link to the same list without it. */
export function ChosenFacets({
  state,
  facets,
}: {
  state: SearchState;
  facets: SearchResult['search_facets'];
}) {
  const { t } = useTranslation();
  const label = useFacetLabels();
  const chips = facetsOf[state.tab].flatMap((name) => {
    const values = facetValues(name, state.chosen[name], facets);
    return state.chosen[name].map((chosen) => ({
      name,
      chosen,
      text: label(name, values.find((value) => value.name === chosen) ?? { name: chosen, title: chosen }),
    }));
  });
  if (chips.length === 0) return null;
  return (
    <ul className={style.chips} aria-label={t('search.chosen')}>
      {chips.map(({ name, chosen, text }) => (
        <li key={`${name} ${chosen}`}>
          <Link
            className={style.chip}
            to={searchPath(toggleFacet(state, name, chosen))}
            preventScrollReset
            aria-label={t('search.removeFilter', { filter: text })}
          >
            {text} <IconX size={13} stroke={2.25} aria-hidden />
          </Link>
        </li>
      ))}
      <li>
        <Link className={style.clear} to={searchPath(clearFacets(state))} preventScrollReset>
          {t('search.clearAll')}
        </Link>
      </li>
    </ul>
  );
}
