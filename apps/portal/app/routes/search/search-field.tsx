import { Combobox } from '@gazetteer/ui';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { keyOfHit } from '../../quick-search/find-names.ts';
import { HitList } from '../../quick-search/quick-hits.tsx';
import { useQuickHits } from '../../quick-search/use-quick-hits.ts';
import type { QuickHit } from '../../quick-search/find-names.ts';
import { longestText, searchForm, type SearchState, searchPath } from './search-address.ts';
import style from './search-field.module.css';

/** Time between a keystroke and its answer; a keystroke in between starts it again. */
const pause = 166;

/** Shorter texts begin too much to suggest anything. */
const shortestSuggested = 2;

/** The field that answers while one types, and a plain form where there is no script. */
export function SearchField({ state }: { state: SearchState }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(state.text);

  const [typed, setTyped] = useState('');
  const choose = (hit: QuickHit) => {
    clearTimeout(timer.current);
    void navigate(hit.path);
  };
  const isWorthAsking = typed.trim().length >= shortestSuggested;
  const hits = useQuickHits(typed, isWorthAsking);
  // The results under it follow the field: a list that has nothing to add stays away.
  const isListed = isWorthAsking && Array.isArray(hits) && hits.length > 0;

  const search = (text: string, replace: boolean) => {
    clearTimeout(timer.current);
    sent.current = text.trim();
    // A new text starts over; the facets stay. A navigation under way is cancelled by the next one.
    const next = { ...state, text: text.trim().slice(0, longestText), page: 1, exact: false };
    void navigate(searchPath(next), { replace, preventScrollReset: true });
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // The address changed by other means than typing: a chip, a link, the way back.
    if (field.current && state.text !== sent.current) field.current.value = state.text;
    sent.current = state.text;
  }, [state.text]);

  return (
    <search>
      <form
        id={searchForm}
        action="/search"
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          search(field.current?.value ?? '', false);
        }}
      >
        <label className={style.label} htmlFor="search-text">
          {t('search.fieldLabel')}
        </label>
        <Combobox
          ref={field}
          id="search-text"
          type="search"
          name="sq"
          defaultValue={state.text}
          placeholder={t('search.placeholder')}
          maxLength={longestText}
          enterKeyHint="search"
          height="large"
          icon={<IconSearch size={20} stroke={1.75} aria-hidden />}
          opens="typing"
          isListed={isListed}
          onChange={(event) => {
            const text = event.currentTarget.value;
            setTyped(text);
            clearTimeout(timer.current);
            timer.current = setTimeout(() => search(text, sent.current !== ''), pause);
          }}
          choices={isListed ? hits : []}
          keyOf={keyOfHit}
          onChoose={choose}
          renderList={(list) => <HitList {...list} hits={hits} />}
        />
        <KeptParameters state={state} />
        <noscript>
          <button className={style.apply} type="submit">
            {t('search.apply')}
          </button>
        </noscript>
      </form>
    </search>
  );
}

/** What the form must not lose although nothing on the page shows it. */
function KeptParameters({ state }: { state: SearchState }) {
  const kept: [string, string][] = [
    ...state.others,
    ...(state.tab === 'datasets' ? [] : ([['tab', state.tab]] as [string, string][])),
    ...(state.developer ? ([['dev_mode', 'true']] as [string, string][]) : []),
  ];
  return kept.map(([name, value], index) => (
    // Parameters may repeat, so only their place tells them apart.
    <input key={`${index}-${name}`} type="hidden" name={name} value={value} />
  ));
}
