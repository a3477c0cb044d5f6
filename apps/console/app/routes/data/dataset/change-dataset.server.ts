import { datasetClient, type Refusal, tryChange } from '../../../datasets/dataset-calls.server.ts';
import type { Acting } from './acting.ts';
import { changeResource, type ResourceAnswer, resourceActs } from './change-resource.server.ts';
import { type SaveAnswer, saveDescription } from './save-description.server.ts';
import type { Step } from './steps.ts';

/** What a step came to; what was typed for it stays where it was refused. */
export interface StepAnswer {
  act: Step;
  typed: string;
  /** Missing where it was done. */
  refusal?: Refusal | undefined;
  /** Whether the typed words that a step needs are missing. */
  isIncomplete?: boolean;
}

export type Answer = StepAnswer | SaveAnswer | ResourceAnswer;

/** Does what a form of the page asks for. */
export async function changeDataset(acting: Acting, form: URLSearchParams): Promise<Answer> {
  const act = form.get('act') ?? '';
  if (act === 'save') return saveDescription(acting, form);
  const resourceAct = resourceActs.find((one) => one === act);
  if (resourceAct) return changeResource(acting, resourceAct, form);
  const step = (Object.keys(doing) as Step[]).find((one) => one === act);
  if (!step) throw new Response(null, { status: 400 });
  return takeStep(acting, step, form);
}

type Doing = (
  client: ReturnType<typeof datasetClient>,
  on: { id: string; if_revision: string | null },
  typed: string,
) => Promise<unknown>;

const doing: Readonly<Record<Step, Doing>> = {
  publish: (client, on) => client.action('dataset_publish', on),
  submit: (client, on, typed) =>
    client.action('dataset_submit', { ...on, ...(typed ? { note: typed } : {}) }),
  send_back: (client, on, note) => client.action('dataset_send_back', { ...on, note }),
  schedule: (client, on, at) => client.action('dataset_schedule', { ...on, at }),
  unschedule: (client, on) => client.action('dataset_schedule', { ...on, at: null }),
  withdraw: (client, on, reason) => client.action('dataset_withdraw', { ...on, reason }),
  delete: (client, { id }) => client.action('package_delete', { id }),
  restore: (client, on) => client.action('dataset_restore', on),
};

/** Steps that are nothing without words. */
const wordy: readonly Step[] = ['send_back', 'schedule', 'withdraw'];

async function takeStep(acting: Acting, act: Step, form: URLSearchParams): Promise<StepAnswer> {
  const typed = (form.get(act === 'schedule' ? 'at' : 'words') ?? '').trim();
  if (wordy.includes(act) && typed === '') return { act, typed, isIncomplete: true };
  const on = { id: acting.params.dataset, if_revision: form.get('revision') };
  const sent = act === 'schedule' ? instantOf(form, typed) : typed;
  const { refusal } = await tryChange(() => doing[act](datasetClient(acting), on, sent));
  return { act, typed, refusal };
}

/** Fields of a browser write times without a zone: script adds the instant, without it the page says that UTC is meant. */
function instantOf(form: URLSearchParams, typed: string): string {
  return form.get('instant') || `${typed}Z`;
}
