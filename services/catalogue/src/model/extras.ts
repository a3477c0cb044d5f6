import type { FieldErrors } from '@gazetteer/kernel';
import type { Static } from 'typebox';
import type { Extra } from './dataset.contract.ts';
import { addProblems } from '../fields/field-problems.ts';
import type { ExtrasInput } from '../fields/input-fields.ts';

/** A publisher's own pairs, their values as text; notes a problem for a key that comes twice. */
export function readExtras(given: Static<typeof ExtrasInput>, problems: FieldErrors): Extra[] {
  const seen = new Set<string>();
  return given.map(({ key, value }) => {
    if (seen.has(key)) addProblems(problems, 'extras_validation', `Duplicate key "${key}"`);
    seen.add(key);
    return { key, value: typeof value === 'string' ? value : JSON.stringify(value ?? '') };
  });
}
