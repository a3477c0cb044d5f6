/** The steps of the set-up, in their order; the first three are parts of the site's form. */
export const setupSteps = ['names', 'languages', 'colours', 'mail', 'data'] as const;
export type SetupStep = (typeof setupSteps)[number];

/** The step of an address; the first one for any other. */
export function stepOf(asked: string | null): SetupStep {
  return setupSteps.find((step) => step === asked) ?? 'names';
}

/** Where it goes on after a step; none after the last. */
export function nextStep(step: SetupStep): SetupStep | undefined {
  return setupSteps[setupSteps.indexOf(step) + 1];
}
