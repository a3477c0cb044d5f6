import type { Sql } from '@gazetteer/kernel';
import type { HarvestTables } from '../harvest.store.ts';

/** What an address is said to be: `auto` where it is to be found out. */
export const sourceKinds = ['auto', 'ckan', 'dcat', 'data_package', 'file'] as const;
export type SourceKind = (typeof sourceKinds)[number];

export const schedules = ['manual', 'hourly', 'daily', 'weekly', 'monthly'] as const;
export type Schedule = (typeof schedules)[number];

/** An address from which datasets of one organisation are brought again and again. Yes is 1, no is 0. */
export type StoredSource = {
  id: string;
  url: string;
  title: string;
  kind: SourceKind;
  /** The organisation whose datasets it fills, and the only one whose datasets it writes. */
  owner_org: string;
  schedule: Schedule;
  tables: number;
  prune: number;
  paused: number;
  /** When the next run is due; null where somebody has to ask for it. */
  next_run_at: string | null;
  /** Runs in a row that failed. */
  failures: number;
  created_at: string;
  created_by: string;
  modified_at: string;
};

/** The life of a run: the last three are its end. */
export const runStates = ['waiting', 'running', 'done', 'failed', 'stopped'] as const;
export type RunState = (typeof runStates)[number];

/** What a run does at the moment. */
export type RunPhase = 'waiting' | 'opening' | 'datasets' | 'tables' | 'ended';

/** One reading of a source. */
export type StoredRun = {
  id: string;
  source_id: string;
  state: RunState;
  phase: RunPhase;
  /** Who asked for it; null where its time had come. */
  asked_by: string | null;
  /** The process that runs it, and until when it is taken to be alive. */
  owner: string | null;
  lease_until: string | null;
  /** How often a process has taken it up: beyond one it went on where another had stopped. */
  taken: number;
  /** 1 where somebody wants it to end. */
  stop_asked: number;
  done: number;
  total: number;
  /** What it did so far, as JSON. */
  report: string;
  /** Why it failed, as JSON. */
  error: string | null;
  /** 1 where it is the first that went well after one that failed. */
  recovered: number;
  created_at: string;
  started_at: string | null;
  finished_at: string | null;
};

/** Schema for `Sql<SourceTables>`. */
export type SourceTables = HarvestTables & { harvest_sources: StoredSource; harvest_runs: StoredRun };
export type SourceStore = Sql<SourceTables>;
