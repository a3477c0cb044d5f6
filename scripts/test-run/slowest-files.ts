import { timesOf } from './last-run.ts';

const MOST = 10;

/** Lines that name the slowest files of a part, with their seconds, the slowest first. */
export function slowestLines(files: Readonly<Record<string, number>>, count = MOST): string[] {
  const slowest = Object.entries(files).toSorted(([, one], [, other]) => other - one);
  return slowest.slice(0, count).map(([file, seconds]) => `${seconds.toFixed(1).padStart(6)} s  ${file}`);
}

// Prints those of the last whole run of a part: `node slowest-files.ts unit`.
if (import.meta.main) {
  for (const line of slowestLines(timesOf(process.argv[2] ?? 'unit').files)) console.log(line);
}
