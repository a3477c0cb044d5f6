import { loadFormulas } from '@gazetteer/charts';
import { type ReactNode, use, useCallback, useMemo, useReducer, useState } from 'react';
import { useChartQuery } from '../charts/use-chart-query.ts';
import { useUntouched } from '../charts/use-untouched.ts';
import { Announcer } from '../controls/announcer.tsx';
import { useSpokenChart } from './announce/use-spoken-chart.ts';
import { CanvasContext } from './canvas/use-canvas.ts';
import { useDraft } from './draft/use-draft.ts';
import type { BuilderStart } from './model/builder-start.ts';
import { reduceBuilder } from './model/builder-state.ts';
import { fieldsWithComputed } from './model/fields-with-computed.ts';
import { openState } from './model/open-state.ts';
import {
  ActionsContext,
  type Builder,
  type BuilderActions,
  BuilderContext,
  type BuilderDialog,
} from './model/use-builder.ts';
import { useSource } from './model/use-source.ts';

/** Holds the chart that is being built and everything that follows from it, for all parts of the builder. */
export function BuilderProvider({ start, children }: { start: BuilderStart; children: ReactNode }) {
  const [state, dispatch] = useReducer(reduceBuilder, start, openState);
  const { spec, fields: columns } = state;
  // A chart with a formula, such as a draft that is taken up, is nothing to plan or to work on until formulas can be read.
  const loading = spec?.computed?.length ? loadFormulas() : undefined;
  if (loading) use(loading);
  const source = useSource(spec?.source, start, dispatch);
  // As long as nothing was changed, the chart is that of the picture.
  const preview = spec === state.first ? start.preview : null;
  const isUntouched = useUntouched();
  const isHeld = preview !== null && isUntouched;
  const query = useChartQuery(spec, columns, isHeld);
  const fields = useMemo(() => fieldsWithComputed(columns, spec?.computed), [columns, spec?.computed]);
  const draft = useDraft(
    { state, name: source.facts?.title ?? '', person: start.personId, address: addressOf(start) },
    dispatch,
  );
  const { announce, spoken, speaking } = useSpokenChart({ state, fields, query, dispatch });
  const [{ dialog, subject }, setDialog] = useState<{ dialog: BuilderDialog | null; subject?: string }>({
    dialog: null,
  });
  const openDialog = useCallback<BuilderActions['openDialog']>(
    (next, about) => setDialog({ dialog: next, ...(about !== undefined && { subject: about }) }),
    [],
  );
  const actions = useMemo<BuilderActions>(
    () => ({
      dispatch: speaking,
      announce,
      dialog,
      dialogSubject: subject,
      openDialog,
      removeDraft: draft.forget,
    }),
    [speaking, announce, dialog, subject, openDialog, draft.forget],
  );
  const builder = useMemo<Builder | null>(
    () =>
      spec && {
        ...actions,
        spec,
        fields,
        facts: source.facts,
        answer: query.drawn?.answer ?? null,
        data: query.drawn?.data ?? null,
        status: source.problem ? 'problem' : query.status,
        problem: source.problem ?? query.problem,
        canUndo: state.past.length > 0,
        canRedo: state.future.length > 0,
      },
    [actions, spec, fields, source.facts, source.problem, query, state.past, state.future],
  );
  const canvas = useMemo(
    () => ({
      query,
      draft,
      retry: source.problem ? source.retry : query.retry,
      isLoading: !source.facts,
      preview,
      isHeld,
    }),
    [query, draft, source, preview, isHeld],
  );
  return (
    <ActionsContext value={actions}>
      <BuilderContext value={builder}>
        <CanvasContext value={canvas}>
          {children}
          <Announcer spoken={spoken} />
        </CanvasContext>
      </BuilderContext>
    </ActionsContext>
  );
}

/** What drafts of this page are kept under. */
function addressOf({ opened, edited }: BuilderStart): string {
  if (edited) return `chart:${edited.visID}`;
  return opened?.source.kind === 'table' ? `table:${opened.source.resource_id}` : 'own';
}
