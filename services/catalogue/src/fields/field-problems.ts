import { type FieldErrors, invalidInput } from '@gazetteer/kernel';

/** Notes what is wrong with a field; the caller hears of all fields at once. */
export function addProblems(problems: FieldErrors, field: string, ...texts: string[]): void {
  if (texts.length > 0) (problems[field] ??= []).push(...texts);
}

/** Takes over the problems of a part, each with the place of that part before it. */
export function addProblemsWithin(
  problems: FieldErrors,
  field: string,
  place: number,
  part: FieldErrors,
): void {
  for (const [name, texts] of Object.entries(part)) {
    addProblems(problems, field, ...texts.map((text) => `${place}.${name}: ${text}`));
  }
}

/** @throws invalid_input that names every field with a problem, if there is one */
export function refuseProblems(problems: FieldErrors): void {
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
}
