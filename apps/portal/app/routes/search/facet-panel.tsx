import type { SearchResult } from '@gazetteer/client';
import { useFigures } from '@gazetteer/site';
import { Checkbox } from '@gazetteer/ui';
import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import style from './facet-panel.module.css';
import { type FacetValue, facetValues, isFacetCut, useFacetLabels } from './facet-values.ts';
import {
  countChosen,
  type FacetName,
  facetsOf,
  searchForm,
  searchPath,
  type SearchState,
  toggleFacet,
} from './search-address.ts';
import { mostListed } from './search-query.ts';

type Facets = SearchResult['search_facets'];

/** As many values as a group shows at once. */
const shownAtOnce = 7;

/**
 * The facets: a column beside the results, or on phones a sheet that a button raises. The sheet is a
 * popover, so it opens and closes without script.
 */
export function FacetPanel({ state, facets, count }: { state: SearchState; facets: Facets; count?: number }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const chosen = countChosen(state);
  return (
    <div className={style.place}>
      <button className={style.open} type="button" popoverTarget="facets">
        <IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden />
        {chosen > 0 ? t('search.filtersChosen', { count: chosen }) : t('search.filters')}
      </button>
      <aside id="facets" className={style.panel} popover="auto" aria-label={t('search.filters')}>
        <div className={style.handle}>
          <strong>{t('search.filters')}</strong>
          <button
            className={style.close}
            type="button"
            popoverTarget="facets"
            popoverTargetAction="hide"
            aria-label={t('search.closeFilters')}
          >
            <IconX size={20} stroke={1.75} aria-hidden />
          </button>
        </div>
        {facetsOf[state.tab].map((name) => (
          <FacetGroup key={name} name={name} state={state} facets={facets} />
        ))}
        <noscript>
          <button className={style.apply} type="submit" form={searchForm}>
            {t('search.apply')}
          </button>
        </noscript>
        <button className={style.done} type="button" popoverTarget="facets" popoverTargetAction="hide">
          {t(state.tab === 'columns' ? 'search.columns.show' : 'search.showResults', {
            count: count ?? 0,
            figure: figures.number(count ?? 0),
          })}
        </button>
      </aside>
    </div>
  );
}

function FacetGroup({ name, state, facets }: { name: FacetName; state: SearchState; facets: Facets }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const label = useFacetLabels();
  const values = facetValues(name, state.chosen[name], facets);
  if (values.length === 0) return null;
  const [first, rest] = [values.slice(0, shownAtOnce), values.slice(shownAtOnce)];
  const box = (value: FacetValue) => (
    <FacetBox key={value.name} name={name} value={value} label={label(name, value)} state={state} />
  );
  return (
    <fieldset className={style.group}>
      <legend className={style.legend}>{t(`search.facets.${name}`)}</legend>
      {first.map(box)}
      {rest.length > 0 && (
        <details className={style.more}>
          <summary>{t('search.moreValues', { count: rest.length })}</summary>
          {rest.map(box)}
          {isFacetCut(name, facets) && (
            <p className={style.cut}>{t('search.cutValues', { figure: figures.number(mostListed) })}</p>
          )}
        </details>
      )}
    </fieldset>
  );
}

type FacetBoxProps = { name: FacetName; value: FacetValue; label: string; state: SearchState };

function FacetBox({ name, value, label, state }: FacetBoxProps) {
  const figures = useFigures();
  const navigate = useNavigate();
  const checked = state.chosen[name].includes(value.name);
  return (
    <label className={style.box} data-empty={value.count === 0 || undefined}>
      <Checkbox
        // Without a key of its own a box would keep what was clicked when the address says otherwise.
        key={String(checked)}
        form={searchForm}
        name={name}
        value={value.name}
        defaultChecked={checked}
        onChange={() =>
          void navigate(searchPath(toggleFacet(state, name, value.name)), { preventScrollReset: true })
        }
      />
      <span className={style.name}>{label}</span>
      <span className={style.count}>{figures.number(value.count)}</span>
    </label>
  );
}
