import { type Caller, type FieldErrors, invalidInput } from '@gazetteer/kernel';
import type { FollowContext } from '../model/follow-context.ts';
import type { Condition, Subject } from '../model/subject.ts';
import type { FollowBody } from './follow.contract.ts';

/**
 * What a body says is to be followed, datasets, organisations and tables by their ids.
 * @throws invalid_input; not_found, access_denied for what the caller may not see
 */
export async function readSubject(
  { call }: Pick<FollowContext, 'call'>,
  caller: Caller,
  body: FollowBody,
): Promise<Subject> {
  refuseIncomplete(body);
  const { kind, target: id = '' } = body;
  if (kind === 'search') {
    const { q = '', fq = [], page = '/search' } = body;
    return { kind, q: q === '*:*' ? '' : q, fq, page };
  }
  const actions = {
    dataset: 'package_show',
    organization: 'organization_show',
    value: 'resource_show',
  } as const;
  const found = (await call(actions[kind], { id }, caller)) as { id: string };
  if (kind !== 'value') return { kind, id: found.id };
  const { filters = {}, column = '', newest_by: newestBy = null } = body;
  const condition = readCondition(body.condition);
  return { kind, table: found.id, filters: sorted(filters), column, newestBy, condition };
}

/** When a value is told: at every change, unless a body says otherwise. @throws invalid_input */
export function readCondition(condition: FollowBody['condition']): Condition {
  const faults = faultsOf(condition);
  if (Object.keys(faults).length > 0) throw invalidInput(faults);
  if (!condition || condition.kind === 'any') return { kind: 'any' };
  return { kind: condition.kind, amount: condition.amount ?? 0 };
}

function faultsOf(condition: FollowBody['condition']): FieldErrors {
  if (!condition || condition.kind === 'any') return {};
  if (condition.amount === undefined) return { amount: ['Missing value'] };
  return condition.kind === 'by' && condition.amount < 0 ? { amount: ['Must not be negative'] } : {};
}

function refuseIncomplete({ kind, target, column, condition, page }: FollowBody): void {
  const missing: FieldErrors = {};
  const need = (field: string, value: unknown) => {
    if (value === undefined || value === '') missing[field] = ['Missing value'];
  };
  if (kind === 'search') need('page', page);
  else need('target', target);
  if (kind === 'value') need('column', column);
  if (kind === 'value') Object.assign(missing, faultsOf(condition));
  if (Object.keys(missing).length > 0) throw invalidInput(missing);
}

/** In the order of their names, so that the same filters are the same subject. */
function sorted(filters: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(filters).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
