import type { SiteContext } from '@gazetteer/site/server';
import { redirect } from 'react-router';
import { callFollows, type Follow, type FollowRefusal } from './follow-calls.server.ts';
import { readMailChoice } from './mail-choices.ts';

/** What keeps somebody from following something, by the text that says so. */
export type StartFault =
  | 'noRow'
  | 'severalRows'
  | 'severalNewest'
  | 'amount'
  | 'column'
  | 'tooMany'
  | 'gone'
  | 'problem';

/**
 * Lets the person who sent a form follow something.
 * @returns what is wrong
 * @throws Response that leads to all that they follow, where it is done
 */
export async function startFollow(
  services: SiteContext,
  request: Request,
  form: URLSearchParams,
  subject: Record<string, unknown>,
): Promise<StartFault> {
  const { locale: language } = services;
  const organization = form.get('organization');
  const team = organization ? { organization } : {};
  const body = { ...subject, mail: readMailChoice(form.get('mail')), language, ...team };
  const done = await callFollows(services, request, '/api/follows', { method: 'POST', body });
  if ('answer' in done) throw redirect(`/profile/follows?followed=${(done.answer as Follow).id}`);
  return faultOf(done.refusal);
}

function faultOf({ status, code, fields }: FollowRefusal): StartFault {
  if (code === 'too_many_follows') return 'tooMany';
  if (status === 404 || status === 403) return 'gone';
  if (fields.includes('amount')) return 'amount';
  if (fields.includes('newest_by')) return 'severalNewest';
  if (fields.includes('column')) return 'column';
  if (fields.includes('filters')) return 'severalRows';
  return 'problem';
}
