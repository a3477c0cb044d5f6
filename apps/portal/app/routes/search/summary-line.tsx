import type { SearchResult } from '@gazetteer/client';
import { useFigures } from '@gazetteer/site';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { FollowLink } from '../../follow/follow-link.tsx';
import {
  pageSizes,
  searchForm,
  searchPath,
  type SearchState,
  sortOf,
  sortOrders,
  writeSearch,
} from './search-address.ts';
import style from './summary-line.module.css';
import { TextWithParts } from './text-with-parts.tsx';
import { useSummary } from './use-summary.ts';

/** Says in one line what one sees, and lets one change its order. */
export function SummaryLine({ state, found }: { state: SearchState; found?: SearchResult }) {
  const { t } = useTranslation();
  const summary = useSummary(state, found);
  return (
    <>
      <div className={style.line}>
        <h1 className={style.title}>{summary}</h1>
        {found && <FollowLink target={{ search: writeSearch({ ...state, page: 1 }).toString() }} />}
        {found && found.count > 1 && <ListSettings state={state} />}
      </div>
      <output className="visually-hidden">{summary}</output>
      {found?.corrected_q && (
        <p className={style.corrected}>
          <TextWithParts
            text={t('search.corrected')}
            parts={{
              corrected: <strong>{found.corrected_q}</strong>,
              typed: <Link to={searchPath({ ...state, exact: true, page: 1 })}>{state.text}</Link>,
            }}
          />
        </p>
      )}
    </>
  );
}

function ListSettings({ state }: { state: SearchState }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const navigate = useNavigate();
  const go = (next: SearchState) => void navigate(searchPath(next), { preventScrollReset: true });
  const orders = state.text ? sortOrders : sortOrders.filter((order) => order !== 'relevance');
  return (
    <div className={style.settings}>
      <label>
        {t('search.sortLabel')}{' '}
        <select
          key={sortOf(state)}
          form={searchForm}
          name="sortBy"
          defaultValue={sortOf(state)}
          onChange={(event) => {
            const sortBy = sortOrders.find((order) => order === event.currentTarget.value);
            go({ ...state, page: 1, ...(sortBy ? { sortBy } : {}) });
          }}
        >
          {orders.map((order) => (
            <option key={order} value={order}>
              {t(`search.sort.${order}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('search.pageSizeLabel')}{' '}
        <select
          key={state.pageSize}
          form={searchForm}
          name="rows"
          defaultValue={state.pageSize}
          onChange={(event) => go({ ...state, page: 1, pageSize: Number(event.currentTarget.value) })}
        >
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {figures.number(size)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
