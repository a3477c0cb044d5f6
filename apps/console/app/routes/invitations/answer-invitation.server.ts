import { isRequestError, type OryClient } from '@gazetteer/client/ory';

/** What became of an invitation that somebody answered: it may have been taken back, or answered in another window. */
export type InvitationAnswer = { done: 'accepted' | 'declined' | 'gone' | 'problem'; project: string };

const answers = ['accepted', 'declined'] as const;

/** Accepts or declines the invitation that a form names. */
export async function answerInvitation(client: OryClient, form: URLSearchParams): Promise<InvitationAnswer> {
  const status = answers.find((answer) => answer === form.get('answer'));
  const project = form.get('project') ?? '';
  if (!status) return { done: 'problem', project };
  try {
    await client.answerInvite({ inviteId: form.get('id') ?? '', answerInviteBody: { status } });
    return { done: status, project };
  } catch (error) {
    if (!isRequestError(error)) throw error;
    return { done: [404, 409].includes(error.status) ? 'gone' : 'problem', project };
  }
}
