import type { ChartField, ChartSpec } from '@gazetteer/charts';
import type { BuilderAction } from './builder-action.ts';
import { editChart } from './edit-chart.ts';

/** A chart with its way back and forth. */
export interface BuilderState {
  /** Null until there is a source. */
  spec: ChartSpec | null;
  /** Columns of the source; none while they are on their way. */
  fields: readonly ChartField[];
  past: readonly ChartSpec[];
  future: readonly ChartSpec[];
  /** The chart as it was opened, where `reset` leads. */
  first: ChartSpec | null;
  /** Group of the last action. */
  group: string | null;
  /** Opened from a draft, and the person has not taken note of it yet. */
  isDraft: boolean;
}

const LONGEST_PAST = 100;

export const emptyState: BuilderState = {
  spec: null,
  fields: [],
  past: [],
  future: [],
  first: null,
  group: null,
  isDraft: false,
};

/** The state after an action; the same state where nothing changes. Pure: specs are data and never changed in place. */
export function reduceBuilder(state: BuilderState, action: BuilderAction): BuilderState {
  switch (action.type) {
    case 'open':
      return open(state, action);
    case 'go-on':
      return { ...state, isDraft: false };
    case 'load-fields':
      return loadFields(state, action);
    case 'undo':
      return undo(state);
    case 'redo':
      return redo(state);
    case 'reset':
      return state.first ? step(state, state.first) : state;
    case 'set-spec':
      return setSpec(state, action.spec);
    case 'set-source':
      return setSource(state, action);
    default: {
      if (!state.spec) return state;
      return step(state, editChart(state.spec, action, state.fields), action.group ?? null);
    }
  }
}

function open(
  state: BuilderState,
  { spec, first = spec, isDraft = false }: Extract<BuilderAction, { type: 'open' }>,
): BuilderState {
  const fields = spec.source === state.spec?.source ? state.fields : [];
  return { ...emptyState, spec, first, fields, isDraft };
}

/** One more step, which undo takes back; within a group the steps are one. */
function step(state: BuilderState, spec: ChartSpec, group: string | null = null): BuilderState {
  if (spec === state.spec) return state;
  const isContinued = group !== null && group === state.group;
  const past = state.spec && !isContinued ? [...state.past, state.spec].slice(-LONGEST_PAST) : state.past;
  return { ...state, spec, past, future: [], group };
}

function undo(state: BuilderState): BuilderState {
  const spec = state.past.at(-1);
  if (!spec || !state.spec) return state;
  return leadTo(state, spec, { past: state.past.slice(0, -1), future: [state.spec, ...state.future] });
}

function redo(state: BuilderState): BuilderState {
  const [spec, ...future] = state.future;
  if (!spec || !state.spec) return state;
  return leadTo(state, spec, { past: [...state.past, state.spec], future });
}

function leadTo(
  state: BuilderState,
  spec: ChartSpec,
  way: Pick<BuilderState, 'past' | 'future'>,
): BuilderState {
  const fields = spec.source === state.spec?.source ? state.fields : [];
  return { ...state, ...way, spec, fields, group: null };
}

/** The columns of another source are not known yet. */
function setSpec(state: BuilderState, spec: ChartSpec): BuilderState {
  const next = step(state, spec);
  return spec.source === state.spec?.source ? next : { ...next, fields: [] };
}

function setSource(
  state: BuilderState,
  { source, keep }: Extract<BuilderAction, { type: 'set-source' }>,
): BuilderState {
  const empty: ChartSpec = { version: 1, source, mark: state.spec?.mark ?? 'bar', channels: {} };
  const spec = keep && state.spec ? { ...state.spec, source } : empty;
  const first = keep ? state.first : spec;
  return { ...step(state, spec), first, fields: [] };
}

function loadFields(
  state: BuilderState,
  { source, fields, first, caption }: Extract<BuilderAction, { type: 'load-fields' }>,
): BuilderState {
  // An answer about a source that has been left says nothing about this one.
  if (state.spec?.source !== source) return state;
  const captioned = (spec: ChartSpec) => (spec.caption || !caption ? spec : { ...spec, caption });
  const isBlank = Object.keys(state.spec.channels).length === 0;
  if (!first || !isBlank) return { ...state, fields, spec: captioned(state.spec) };
  const opened = captioned({ ...first, source });
  return { ...state, fields, spec: opened, first: opened };
}
