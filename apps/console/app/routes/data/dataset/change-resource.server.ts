import { datasetClient, type Refusal, tryChange } from '../../../datasets/dataset-calls.server.ts';
import { isConfirmed } from '../../../parts/is-confirmed.ts';
import type { Acting } from './acting.ts';

export const resourceActs = ['describe_resource', 'move_up', 'move_down', 'remove_resource'] as const;
export type ResourceAct = (typeof resourceActs)[number];

/** What became of a change of a resource. */
export interface ResourceAnswer {
  act: ResourceAct;
  resource: string;
  refusal?: Refusal | undefined;
  /** Whether a removal was not confirmed. */
  isIncomplete?: boolean;
}

const described = ['name', 'description', 'granularity', 'frequency', 'years_covered'] as const;

/** Describes a resource anew, moves it in the list, or removes it with its table. */
export async function changeResource(
  acting: Acting,
  act: ResourceAct,
  form: URLSearchParams,
): Promise<ResourceAnswer> {
  const client = datasetClient(acting);
  const id = form.get('resource') ?? '';
  if (act === 'remove_resource' && !isConfirmed(form, form.get('called') ?? '')) {
    return { act, resource: id, isIncomplete: true };
  }
  const { refusal } = await tryChange(async () => {
    if (act === 'remove_resource') await client.action('resource_delete', { id });
    else if (act === 'describe_resource') await client.action('resource_patch', { id, ...readFields(form) });
    else await move(client, acting.params.dataset, id, act === 'move_up' ? -1 : 1);
  });
  return { act, resource: id, refusal };
}

function readFields(form: URLSearchParams) {
  const given = described.map(
    (field) => [field, (form.get(field) ?? '').replace(/\r\n?/g, '\n').trim()] as const,
  );
  const texts = Object.fromEntries(
    // A description is never null, as in CKAN.
    given.map(([field, text]) => [field, text === '' && field !== 'description' ? null : text]),
  );
  return { ...texts, held_back: form.get('held_back') === 'true' };
}

/** Exchanges a resource with the one before or after it, in the order that holds now. */
async function move(
  client: ReturnType<typeof datasetClient>,
  dataset: string,
  id: string,
  by: -1 | 1,
): Promise<void> {
  const { resources } = await client.action('package_show', { id: dataset });
  const order = resources.map((resource) => resource.id);
  const from = order.indexOf(id);
  const other = order[from + by];
  if (from < 0 || other === undefined) return;
  order[from + by] = id;
  order[from] = other;
  await client.action('package_resource_reorder', { id: dataset, order });
}
