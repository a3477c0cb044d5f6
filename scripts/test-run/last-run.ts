import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run-command.mjs';

/** How long a part of the tests took: as a whole, and each file alone, while others ran beside it. */
export type PartTimes = {
  seconds: number;
  files: Record<string, number>;
  /** Where no file was timed: the length of all of them, in bytes, by which some of them are given their share. */
  bytes?: number;
};

const file = path.join(root, 'test-results', 'last-run.json');

/** What the parts take on two cores of a common server, for the first run on a machine. */
const usual: Readonly<Record<string, PartTimes>> = {
  unit: { seconds: 1800, files: {}, bytes: 3_700_000 },
  browser: { seconds: 1900, files: {}, bytes: 600_000 },
};

/** The times of a part in its last whole run on this machine, else the usual ones. */
export function timesOf(part: string): PartTimes {
  return readAll()[part] ?? usual[part] ?? { seconds: 60, files: {} };
}

/** Saves the times of a part for the next run. */
export function saveTimes(part: string, times: PartTimes): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...readAll(), [part]: times }));
}

function readAll(): Record<string, PartTimes> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, PartTimes>) : {};
}
