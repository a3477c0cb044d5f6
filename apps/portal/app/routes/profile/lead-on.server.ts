import { redirect, redirectDocument } from 'react-router';

/**
 * Follows a refusal of the identity service to where the person can do something about it: to the login where nobody is
 * signed in any more, to a fresh sign-in where they have to prove once more that it is them.
 * @throws Response that leads on
 * @returns where there is nowhere to go
 */
export async function leadOn(answer: Response): Promise<void> {
  if (answer.status === 401) throw redirect('/login?return_to=/profile');
  if (answer.status !== 403) return;
  const { redirect_browser_to: to } = (await answer.json()) as { redirect_browser_to?: string };
  if (to) throw redirectDocument(to);
}
