import { type Client, isRequestError } from '@gazetteer/client';
import { reportError } from '@gazetteer/site/server';
import { readRole, type Role } from './person.ts';

/** What the page says after something was asked of it. */
export type PeopleAnswer =
  | { done: 'invited' | 'invited-again'; email: string; role: Role }
  | { done: 'role-changed'; name: string; role: Role }
  | { done: 'removed'; name: string; id: string }
  | { done: 'review-on' | 'review-off' }
  /** What was typed, to be typed no second time. */
  | { done: 'wrong-address' | 'no-role'; email: string; role: Role | undefined }
  | { done: 'gone' | 'refused' | 'too-many' | 'problem' };

/**
 * Does what a form asks: invites somebody by their address, changes a role, takes it, or asks for a second pair of eyes. The
 * answer to an invitation is the same whether or not the address had an account.
 */
export async function changePeople(
  client: Client,
  organization: string,
  form: URLSearchParams,
): Promise<PeopleAnswer> {
  try {
    return await change(client, organization, form);
  } catch (error) {
    if (!isRequestError(error)) throw error;
    return refusal(error.status);
  }
}

async function change(client: Client, id: string, form: URLSearchParams): Promise<PeopleAnswer> {
  const role = readRole(form.get('role'));
  const person = form.get('person') ?? '';
  const name = form.get('name') ?? '';
  switch (form.get('intent')) {
    case 'invite':
      return invite(client, id, { email: (form.get('email') ?? '').trim(), role }, 'invited');
    case 'invite-again':
      return invite(client, id, { email: form.get('email') ?? '', role }, 'invited-again');
    case 'change-role':
      if (!role || person === '') return { done: 'problem' };
      await client.action('organization_member_create', { id, username: person, role });
      return { done: 'role-changed', name, role };
    case 'remove':
      if (person === '') return { done: 'problem' };
      await client.action('organization_member_delete', { id, username: person });
      return { done: 'removed', name, id: person };
    case 'review-on':
      await client.action('organization_patch', { id, requires_review: true });
      return { done: 'review-on' };
    case 'review-off':
      await client.action('organization_patch', { id, requires_review: false });
      return { done: 'review-off' };
    default:
      return { done: 'problem' };
  }
}

async function invite(
  client: Client,
  id: string,
  { email, role }: { email: string; role: Role | undefined },
  done: 'invited' | 'invited-again',
): Promise<PeopleAnswer> {
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) return { done: 'wrong-address', email, role };
  if (!role) return { done: 'no-role', email, role };
  try {
    await client.action('user_invite', { email, group_id: id, role });
    return { done, email, role };
  } catch (error) {
    if (isRequestError(error) && error.code === 'invalid_input')
      return { done: 'wrong-address', email, role };
    throw error;
  }
}

function refusal(status: number): PeopleAnswer {
  if (status === 403) return { done: 'refused' };
  // Who has deleted the account is found neither by name nor by id.
  if (status === 404 || status === 409) return { done: 'gone' };
  if (status === 429) return { done: 'too-many' };
  reportError(new Error(`a change of people was answered with ${status}`));
  return { done: 'problem' };
}
