import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { runs } from '@gazetteer/kernel';

const UNREACHABLE_MILLISECONDS = 60 * 60_000;

/** The name of this process, by which others that share its stores can tell whether it still lives. */
export const thisProcess = `${hostname()} ${process.pid} ${randomUUID()}`;

/** Whether a process was one of this machine and runs no more; nobody can tell of others, or of one with our number. */
export function isGone(name: string): boolean {
  const [host, pid] = name.split(' ');
  return host === hostname() && Number(pid) !== process.pid && !runs(Number(pid));
}

/**
 * Whether the process that noted something may still be at work on it. Of another machine nobody can tell: there an
 * hour is taken to be longer than any write lasts.
 */
export function mayLive(name: string, notedAt: Date, now: Date): boolean {
  if (name === thisProcess) return true;
  const [host, pid] = name.split(' ');
  if (host !== hostname()) return now.getTime() - notedAt.getTime() < UNREACHABLE_MILLISECONDS;
  return Number(pid) !== process.pid && runs(Number(pid));
}
