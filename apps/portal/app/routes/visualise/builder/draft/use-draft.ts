import type { ChartSpec } from '@gazetteer/charts';
import { type Dispatch, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BuilderAction } from '../builder-action.ts';
import type { BuilderState } from '../builder-state.ts';
import { browserStore } from './browser-store.ts';
import { forgetDraft, keepDraft, readDraft } from './draft-store.ts';

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
  const [isBack, setBack] = useState(false);
  const begun = useRef<ChartSpec | null>(state.first);
  const { spec, past } = state;
  const isTouched = useRef(false);
  const [store] = useState(browserStore);

  useLayoutEffect(() => {
    // Without a table in the address, the choice of one comes first; drafts are listed there.
    const draft = store && address !== 'own' ? readDraft(store, person, address) : undefined;
    if (!draft) return;
    isTouched.current = true;
    const first = begun.current;
    dispatch({ type: 'open', spec: withKnownSource(draft.spec, first), ...(first && { first }) });
    setBack(true);
  }, [person, address, store, dispatch]);

  const latest = useRef({ spec, name });
  latest.current = { spec, name };
  const keep = useCallback(() => {
    const { spec: now, name: called } = latest.current;
    if (!store || !now || !isTouched.current || Object.keys(now.channels).length === 0) return;
    keepDraft(store, person, address, { spec: now, name: called, kept_at: new Date().toISOString() });
  }, [person, address, store]);

  useEffect(() => {
    if (past.length === 0) return undefined;
    isTouched.current = true;
    const timer = setTimeout(keep, PAUSE);
    return () => clearTimeout(timer);
  }, [spec, past, keep]);

  useEffect(() => {
    // Whoever leaves within the pause loses nothing either.
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);

  const forget = useCallback(() => {
    isTouched.current = false;
    if (store) forgetDraft(store, person, address);
    setBack(false);
  }, [person, address, store]);
  const startAnew = useCallback(() => {
    forget();
    if (begun.current) dispatch({ type: 'open', spec: begun.current });
  }, [forget, dispatch]);
  return { isBack, startAnew, goOn: useCallback(() => setBack(false), []), forget };
}

/** The source that is open already is not opened a second time. */
function withKnownSource(spec: ChartSpec, first: ChartSpec | null): ChartSpec {
  const isKnown = first !== null && JSON.stringify(spec.source) === JSON.stringify(first.source);
  return isKnown ? { ...spec, source: first.source } : spec;
}
