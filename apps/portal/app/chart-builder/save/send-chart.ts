import type { ChartSpec } from '@gazetteer/charts';
import type { Visibility } from '@gazetteer/site';
import type { SavedChartData } from '../../charts/saved-record.ts';
import { type Refusal, saysUnconfirmed } from '../../charts/says-unconfirmed.ts';
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
      body: JSON.stringify({ visJSON: spec, visibility, ...textsToSave(spec) }),
      signal: AbortSignal.timeout(patience),
    });
    if (!answer.ok) return await readProblem(answer);
    const { data } = (await answer.json()) as { data: SavedRecord };
    return { state: 'saved', chart: readRecord(data) };
  } catch {
    return { state: 'problem', problem: 'network' };
  }
}

/** What a chart lacks is said as well: the server would leave it as it was. */
function textsToSave({ notes, title_translated, notes_translated }: ChartSpec) {
  return {
    notes: notes ?? null,
    title_translated: title_translated ?? null,
    notes_translated: notes_translated ?? null,
  };
}

async function readProblem(answer: Response): Promise<SaveOutcome> {
  const problem = problems[answer.status] ?? 'failed';
  if (answer.status !== 400) return { state: 'problem', problem };
  const refusal = (await answer.json()) as Refusal;
  if (saysUnconfirmed(refusal)) return { state: 'problem', problem: 'unconfirmed' };
  const message = refusal.errors?.[0]?.message;
  return { state: 'problem', problem, ...(message ? { message } : {}) };
}
