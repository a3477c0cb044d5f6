import type { ChartData, ChartField, ChartSpec } from '@gazetteer/charts';
import { createContext, type Dispatch, useContext } from 'react';
import type { ChartAnswer } from '../../charts/ask-figures.ts';
import type { ChartProblem } from '../../charts/chart-problem.ts';
import type { SourceFacts } from '../../charts/own-rows.ts';
import type { ChartStatus } from '../../charts/use-chart-query.ts';
import type { BuilderAction } from './builder-action.ts';

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
  /** The chart has been saved: what this browser kept of it is not needed any more. */
  removeDraft: () => void;
}

/** The chart that is being built, and everything known about it. */
export interface Builder extends BuilderActions {
  spec: ChartSpec;
  /** Columns of the source and the computed ones. */
  fields: readonly ChartField[];
  facts: SourceFacts | null;
  answer: ChartAnswer | null;
  /** The figures as they are drawn now. */
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

/** Whether a source has been chosen. */
export function useHasChart(): boolean {
  return useContext(BuilderContext) !== null;
}
