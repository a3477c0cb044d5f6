/** How many tests passed, and which failed, one line each. */
export type Tally = { passed: number; failures: string[] };

/** Adds tallies up. */
export function sumTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
  };
}

/** The last lines of every test run: the failures by name, for people who see only the end of a long log, and a count. */
export function tallyLines({ passed, failures }: Tally): string[] {
  return [...failures.map((failure) => `FAILED  ${failure}`), `${passed} passed, ${failures.length} failed`];
}

/** Whether the run counts as a success: something ran, and nothing failed. */
export function succeeded({ passed, failures }: Tally): boolean {
  return passed > 0 && failures.length === 0;
}
