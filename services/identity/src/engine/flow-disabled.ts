import { IdentityError } from '../model/identity-error.ts';
import type { FlowKind } from './flow.ts';

/** The refusal of a flow that the project does not offer. */
export function flowDisabled(kind: FlowKind): IdentityError {
  return new IdentityError(400, `The ${kind} flow is switched off.`, {
    id: 'self_service_flow_disabled',
    reason: 'This project does not offer it.',
  });
}

/** The refusal of a method that the project does not offer. */
export function methodDisabled(name: string): IdentityError {
  return new IdentityError(404, `The method ${name} is switched off.`, {
    reason: 'This project does not offer this way; please choose another.',
  });
}
