import type { ExportProgress, ExportRequest, QueryRequest } from './query-worker.contract.ts';
import type { EngineSettings } from './worker-process.ts';

export type PoolOptions = {
  /** How many child processes at most. */
  children: number;
  engine: EngineSettings;
  timeoutMilliseconds: number;
  queriesPerChild: number;
  /** How many queries may wait in all. */
  waiting: number;
  /** What one caller may take of the places; without it callers are not told apart. */
  share?: { running: number; waiting: number };
  /** How long a caller's query waits for its turn, unless it is a long one; without it, as long as it takes. */
  patienceMilliseconds?: number;
  /** Children without work end after this time … */
  idleMilliseconds: number;
  /** … except so many, the first of which is started at once. */
  kept: number;
  /** Told when a child ends that was not asked to. */
  onChildLost?: ((reason: string) => void) | undefined;
};

export type Work =
  | { kind: 'run'; request: QueryRequest }
  | { kind: 'export'; request: ExportRequest }
  | { kind: 'serialize'; sql: string };

export type WorkHooks = {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: ExportProgress) => void) | undefined;
  /** Who asks; the house itself, whose work has no share to keep to, where nobody is named. */
  caller?: string | undefined;
};
