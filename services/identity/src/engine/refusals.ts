import { OryError } from '@gazetteer/ory';
import type { FlowKind } from './flow.ts';

/** The refusal of a call that is for people who are not signed in. */
export function alreadySignedIn(): OryError {
  return new OryError(400, 'You are signed in already.', {
    id: 'session_already_available',
    reason: 'Sign out first, or ask for refresh=true to sign in once more.',
  });
}

/** The refusal of a flow that the project does not offer. */
export function flowDisabled(kind: FlowKind): OryError {
  return new OryError(400, `The ${kind} flow is switched off.`, {
    id: 'self_service_flow_disabled',
    reason: 'This project does not offer it.',
  });
}

/** The refusal of a method that the project does not offer. */
export function methodDisabled(name: string): OryError {
  return new OryError(404, `The method ${name} is switched off.`, {
    reason: 'This project does not offer this way; please choose another.',
  });
}

/** The refusal that sends a browser to another address: scripts have to change the page themselves. */
export function elsewhere(to: string): OryError {
  return new OryError(422, 'The browser must go to another address to go on.', {
    id: 'browser_location_change_required',
    reason: 'Open the address in redirect_browser_to.',
    beside: { redirect_browser_to: to },
  });
}
