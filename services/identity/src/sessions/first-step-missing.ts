import { OryError } from '@gazetteer/ory';

/** The refusal of a second step of signing in to somebody who has not taken the first one. */
export function firstStepMissing(): OryError {
  return new OryError(401, 'The second step of signing in needs the first one.', {
    id: 'session_aal1_required',
    reason: 'Sign in first, without aal.',
  });
}
