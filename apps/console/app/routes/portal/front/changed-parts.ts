import { type ListName, listNames } from './front-draft.ts';
import type { Choice } from './preview-address.ts';

export type PartName = ListName | 'sections';

/** The parts of the front page in which two choices differ. */
export function changedParts(before: Choice, after: Choice): PartName[] {
  const parts: PartName[] = [...listNames, 'sections'];
  return parts.filter((part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]));
}
