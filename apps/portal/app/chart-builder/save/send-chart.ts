import type { ChartSpec } from '@gazetteer/charts';
import type { Visibility } from '../../charts/chart-addresses.ts';
import type { SavedChartData } from '../../charts/saved-record.ts';
import { readRecord, type SavedRecord } from '../../charts/saved-record.ts';

/** A chart with everything that is kept of it. */
export interface ChartToSave {
  /** The saved chart that is replaced; a new one is made where absent. */
  id?: string | undefined;
  spec: ChartSpec;
  visibility: Visibility;
}

/** Why a chart was not saved; each has its text at `visualise.save`. */
export type SaveProblem =
  | 'network'
  | 'session'
  | 'refused'
  | 'tooLarge'
  | 'tooMany'
  | 'unconfirmed'
  | 'failed';

export type SaveOutcome =
  | { state: 'saved'; chart: SavedChartData }
  /** `message` is what the server says is wrong with the chart. */
  | { state: 'problem'; problem: SaveProblem; message?: string };

const patience = 30_000;

const problems: Record<number, SaveProblem> = {
  401: 'session',
  403: 'refused',
  413: 'tooLarge',
  429: 'tooMany',
};

/** Sends a chart to the server. Never throws: each outcome is a {@link SaveOutcome}. */
export async function sendChart({ id, spec, visibility }: ChartToSave): Promise<SaveOutcome> {
  try {
    const path = '/api/content/items/visualisations';
    const answer = await fetch(id ? `${path}/${encodeURIComponent(id)}` : path, {
      method: id ? 'PATCH' : 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ visJSON: spec, visibility }),
      signal: AbortSignal.timeout(patience),
    });
    if (!answer.ok) return await readProblem(answer);
    const { data } = (await answer.json()) as { data: SavedRecord };
    return { state: 'saved', chart: readRecord(data) };
  } catch {
    return { state: 'problem', problem: 'network' };
  }
}

interface Refusal {
  errors?: { message: string; extensions?: { fields?: Record<string, string[]> } }[];
}

async function readProblem(answer: Response): Promise<SaveOutcome> {
  const problem = problems[answer.status] ?? 'failed';
  if (answer.status !== 400) return { state: 'problem', problem };
  const { errors } = (await answer.json()) as Refusal;
  const [error] = errors ?? [];
  // Who may see it is one of three: only an unconfirmed address can be wrong with it.
  if (error?.extensions?.fields?.visibility) return { state: 'problem', problem: 'unconfirmed' };
  const message = error?.message;
  return { state: 'problem', problem, ...(message ? { message } : {}) };
}
