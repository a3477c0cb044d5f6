import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { facetNames, longestText, type SearchState, searchPath } from './search-address.ts';
import style from './search-field.module.css';

/** The search form's name: the controls beside the field belong to it too. */
export const searchForm = 'search-form';

/** Time between a keystroke and its answer; a keystroke in between starts it again. */
const pause = 166;

/** The field that answers while one types, and a plain form where there is no script. */
export function SearchField({ state }: { state: SearchState }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(state.text);

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
        <div className={style.frame}>
          <IconSearch className={style.icon} size={20} stroke={1.75} aria-hidden />
          <input
            ref={field}
            id="search-text"
            className={style.field}
            type="search"
            name="sq"
            defaultValue={state.text}
            placeholder={t('search.placeholder')}
            maxLength={longestText}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => {
              const text = event.currentTarget.value;
              clearTimeout(timer.current);
              timer.current = setTimeout(() => search(text, sent.current !== ''), pause);
            }}
          />
        </div>
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
    ...(state.developer ? ([['dev_mode', 'true']] as [string, string][]) : []),
  ];
  return kept.map(([name, value], index) => (
    // Parameters may repeat, so only their place tells them apart.
    <input key={`${index}-${name}`} type="hidden" name={name} value={value} />
  ));
}

/** How many values of all facets are chosen. */
export function countChosen(state: SearchState): number {
  return facetNames.reduce((count, name) => count + state.chosen[name].length, 0);
}
