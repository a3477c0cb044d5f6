import { IdentityError } from '../model/identity-error.ts';

/** The refusal of a call that is for people who are not signed in. */
export function alreadySignedIn(): IdentityError {
  return new IdentityError(400, 'You are signed in already.', {
    id: 'session_already_available',
    reason: 'Sign out first, or ask for refresh=true to sign in once more.',
  });
}
