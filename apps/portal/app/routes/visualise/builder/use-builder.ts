import type { ChartData, ChartField, ChartSpec } from '@gazetteer/charts';
import { createContext, type Dispatch, useContext } from 'react';
import type { BuilderAction } from './builder-action.ts';

/** What is known of a source beside its columns. */
export interface SourceFacts {
  title: string;
  row_count: number | null;
  table_version: number | null;
  dataset: {
    id: string;
    name: string;
    title: string;
    source: string | null;
    license: string | null;
  } | null;
}

/** The figures of the chart, and what the server told with them. */
export interface ChartAnswer {
  data: ChartData;
  table_version: number | null;
  current_version: number | null;
  boundaries: { scheme: string; level: string; vintage: string; url: string } | null;
  geo: { matched: number; unmatched: readonly string[]; total: number } | null;
}

/** Why there is no chart; `code` is one of `visualise.builder.problem`. */
export interface ChartProblem {
  code: string;
  field?: string;
  channel?: string;
  message: string;
}

/** `empty`: nothing is on the chart yet; `waiting`: the figures are on their way, those before them still shown. */
export type ChartStatus = 'empty' | 'waiting' | 'ready' | 'problem';

/** Windows over the builder. Each shows itself while it is the open one. */
export type BuilderDialog = 'own-data' | 'add-table' | 'computed';

/** What works before a table is chosen, too. */
export interface BuilderActions {
  dispatch: Dispatch<BuilderAction>;
  /** Says something to those who listen: a sentence in their language. */
  announce: (text: string) => void;
  dialog: BuilderDialog | null;
  /** What an opened dialog is about, such as the computed field to change. */
  dialogSubject: string | undefined;
  openDialog: (dialog: BuilderDialog | null, subject?: string) => void;
}

/** The chart that is being built, and everything known about it. */
export interface Builder extends BuilderActions {
  spec: ChartSpec;
  /** Columns of the source and the computed ones. */
  fields: readonly ChartField[];
  facts: SourceFacts | null;
  answer: ChartAnswer | null;
  data: ChartData | null;
  status: ChartStatus;
  problem: ChartProblem | null;
  canUndo: boolean;
  canRedo: boolean;
}

export const ActionsContext = createContext<BuilderActions | null>(null);
export const BuilderContext = createContext<Builder | null>(null);

/**
 * The chart that is being built.
 * @throws Error outside a builder that has a source
 */
export function useBuilder(): Builder {
  const builder = useContext(BuilderContext);
  if (!builder) throw new Error('useBuilder needs a chart: place it inside the builder');
  return builder;
}

/**
 * What can be done in a builder, also while no table is chosen.
 * @throws Error outside a builder
 */
export function useBuilderActions(): BuilderActions {
  const actions = useContext(ActionsContext);
  if (!actions) throw new Error('useBuilderActions works inside the builder only');
  return actions;
}
