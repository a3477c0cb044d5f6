import { redirect } from 'react-router';
import { datasetClient, type Refusal, tryChange } from '../../../datasets/dataset-calls.server.ts';
import { readSourceValues, type SourceValues } from '../../../harvest/source-values.ts';
import type { Acting } from './acting.ts';

const acts = ['run', 'stop', 'pause', 'resume', 'save', 'delete'] as const;
type Act = (typeof acts)[number];

/** What became of a form of the page; what was typed stays where it was refused. */
export interface SourceChange {
  act: Act;
  typed?: SourceValues;
  refusal?: Refusal | undefined;
}

/**
 * Does what a form of the page asks for.
 * @throws Response that leads to the list where the source is deleted; 400 for what no form asks for
 */
export async function changeSource(acting: Acting, form: URLSearchParams): Promise<SourceChange> {
  const act = acts.find((one) => one === form.get('act'));
  if (!act) throw new Response(null, { status: 400 });
  if (act === 'save') return saveSource(acting, form);
  const { refusal } = await tryChange(() => take(act, acting, form));
  if (act === 'delete' && !refusal) throw redirect('/console/harvest?done=deleted');
  return { act, refusal };
}

async function take(act: Exclude<Act, 'save'>, acting: Acting, form: URLSearchParams): Promise<unknown> {
  const client = datasetClient(acting);
  const id = acting.params.source;
  if (act === 'run') return client.action('harvest_source_run', { id });
  if (act === 'stop') return client.action('harvest_source_stop', { id });
  if (act === 'delete') {
    const datasets = form.get('datasets') === 'delete' ? 'delete' : 'keep';
    return client.action('harvest_source_delete', { id, datasets });
  }
  return client.action('harvest_source_update', { id, paused: act === 'pause' });
}

async function saveSource(acting: Acting, form: URLSearchParams): Promise<SourceChange> {
  const typed = readSourceValues(form);
  const { refusal } = await tryChange(() =>
    datasetClient(acting).action('harvest_source_update', {
      id: acting.params.source,
      if_revision: form.get('revision'),
      ...typed,
    }),
  );
  return refusal ? { act: 'save', typed, refusal } : { act: 'save' };
}
