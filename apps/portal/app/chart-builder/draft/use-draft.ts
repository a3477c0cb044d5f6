import type { ChartSpec } from '@gazetteer/charts';
import { browserStore } from '@gazetteer/site';
import { useLatest } from '@gazetteer/ui';
import { type Dispatch, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { keepRows, withoutManyRows } from '../../charts/own-rows.ts';
import type { BuilderAction } from '../model/builder-action.ts';
import type { BuilderState } from '../model/builder-state.ts';
import { draftAddress, isEntryOfOwnData, markEntry, OWN_DATA } from './draft-address.ts';
import { removeDraft, saveDraft, readDraft } from './draft-store.ts';

/** How long a chart rests before it is kept. */
const PAUSE = 400;

export interface DraftState {
  /** True once a draft was taken up, until it is put away. */
  isBack: boolean;
  /** Forgets the draft and begins with the chart as the page opened it. */
  startAnew: () => void;
  /** Leaves the chart as it is; the notice goes. */
  goOn: () => void;
  /** What was a draft has been saved elsewhere. */
  forget: () => void;
}

/**
 * Keeps what is being built in this browser, so that neither a login nor the back button loses it, and takes it up
 * again where it was left.
 * @param address what the builder was opened with
 */
export function useDraft(
  { state, name, person, address }: { state: BuilderState; name: string; person: string; address: string },
  dispatch: Dispatch<BuilderAction>,
): DraftState {
  const begun = useRef<ChartSpec | null>(state.first);
  const { spec, past, isDraft } = state;
  const isTouched = useRef(false);
  const isLookedFor = useRef(false);
  const [store] = useState(browserStore);

  useLayoutEffect(() => {
    // The builder comes back from waiting for what reads formulas: the draft is open by then.
    if (isLookedFor.current) return;
    isLookedFor.current = true;
    // Without a table in the address, the choice of one comes first; drafts are listed there.
    const asked = isEntryOfOwnData() ? OWN_DATA : address === OWN_DATA ? undefined : address;
    const draft = store && asked ? readDraft(store, person, asked) : undefined;
    if (!draft || draftAddress(address, draft.spec.source) !== asked) return;
    isTouched.current = true;
    const first = begun.current;
    dispatch({
      type: 'open',
      spec: withKnownSource(draft.spec, first),
      ...(first && { first }),
      isDraft: true,
    });
  }, [person, address, store, dispatch]);

  const where = useMemo(() => ({ store, person, address }), [store, person, address]);
  const now = useLatest({ spec, name });
  useEffect(() => {
    if (past.length === 0 || !spec) return undefined;
    isTouched.current = true;
    const timer = setTimeout(() => keepChart(where, now.current), PAUSE);
    return () => clearTimeout(timer);
  }, [spec, past, where, now]);

  const source = spec?.source;
  useEffect(() => {
    if (!source) return;
    markEntry(draftAddress(address, source) === OWN_DATA);
    void keepRows(source, person);
  }, [source, person, address]);

  useEffect(() => {
    // Whoever leaves within the pause loses nothing either.
    const keep = () => isTouched.current && keepChart(where, now.current);
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [where, now]);

  const forget = useCallback(() => {
    isTouched.current = false;
    if (store) removeDraft(store, person, source ? draftAddress(address, source) : address);
  }, [person, address, store, source]);
  const startAnew = useCallback(() => {
    forget();
    if (begun.current) dispatch({ type: 'open', spec: begun.current });
  }, [forget, dispatch]);
  const goOn = useCallback(() => dispatch({ type: 'go-on' }), [dispatch]);
  return useMemo(() => ({ isBack: isDraft, startAnew, goOn, forget }), [isDraft, startAnew, goOn, forget]);
}

interface Where {
  store: Storage | undefined;
  person: string;
  address: string;
}

function keepChart(
  { store, person, address }: Where,
  { spec, name }: { spec: ChartSpec | null; name: string },
): void {
  if (!store || !spec || Object.keys(spec.channels).length === 0) return;
  saveDraft(store, person, draftAddress(address, spec.source), {
    spec: withoutManyRows(spec),
    name,
    kept_at: new Date().toISOString(),
  });
}

/** The source that is open already is not opened a second time. */
function withKnownSource(spec: ChartSpec, first: ChartSpec | null): ChartSpec {
  const isKnown = first !== null && JSON.stringify(spec.source) === JSON.stringify(first.source);
  return isKnown ? { ...spec, source: first.source } : spec;
}
