import type { SiteContext } from '@gazetteer/site/server';
import { readCondition } from '../../../follow/condition.ts';
import { callFollows } from '../../../follow/follow-calls.server.ts';
import { readMailChoice } from '../../../follow/mail-choices.ts';

/** What the page says after something was asked of it. */
export type FollowsAnswer = {
  done: 'changed' | 'ended' | 'endedAll' | 'renewed' | 'gone' | 'amount' | 'same' | 'problem';
  title: string;
};

/** Does what a form of the list asks: how somebody is told, another address for a feed, or the end. */
export async function changeFollows(
  services: SiteContext,
  request: Request,
  form: URLSearchParams,
): Promise<FollowsAnswer> {
  const title = form.get('title') ?? '';
  const path = `/api/follows/${encodeURIComponent(form.get('id') ?? '')}`;
  const call = (init: Parameters<typeof callFollows>[3], to = path) =>
    callFollows(services, request, to, init);
  const told = async (
    done: FollowsAnswer['done'],
    asked: ReturnType<typeof call>,
  ): Promise<FollowsAnswer> => {
    const answered = await asked;
    if ('answer' in answered) return { done, title };
    const { status, code, fields } = answered.refusal;
    if (fields.includes('amount')) return { done: 'amount', title };
    if (code === 'conflict') return { done: 'same', title };
    return { done: status === 404 ? 'gone' : 'problem', title };
  };
  switch (form.get('intent')) {
    case 'change': {
      const condition = form.has('condition') ? { condition: readCondition(form) } : {};
      const body = { mail: readMailChoice(form.get('mail')), language: services.locale, ...condition };
      return told('changed', call({ method: 'PATCH', body }));
    }
    case 'renew':
      return told('renewed', call({ method: 'POST', body: {} }, `${path}/feed`));
    case 'endAll':
      return told('endedAll', call({ method: 'DELETE' }, `${path}?everybody=true`));
    case 'end':
      return told('ended', call({ method: 'DELETE' }));
    default:
      return { done: 'problem', title };
  }
}
