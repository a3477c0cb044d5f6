/** Prints what a check found, one problem a line, and makes the process end with 1 where there is any. */
export function reportProblems(problems: readonly string[], fine: string): void {
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(fine);
  else process.exitCode = 1;
}
