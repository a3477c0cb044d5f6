import type { Identity } from '../model/identities/identity.ts';
import type { Drawing } from './flow-method.ts';
import { requireCurrent } from './require-current.ts';

/** Whose settings a form is about: the settings flow lets in nobody without a session. */
export function settingsOwner(drawing: Pick<Drawing, 'current'>): Identity {
  return requireCurrent(drawing).identity;
}
