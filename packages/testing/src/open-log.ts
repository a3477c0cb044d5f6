import { type Logger, pino } from 'pino';

/** A log whose lines can be looked at, as the objects that they are. */
export function openLog(): { log: Logger; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  return { log: pino({ level: 'info' }, { write }), lines };
}
