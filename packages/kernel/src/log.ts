import { type BaseLogger, pino, type Logger } from 'pino';
import { PinoPretty } from 'pino-pretty';

/** A log for whoever only writes into it. */
export type Log = Pick<BaseLogger, 'info' | 'warn' | 'error'>;

/**
 * The process's log: one JSON object a line, or readable lines when a person watches.
 * Credentials never reach it.
 */
export function createLogger(level: string, readable: boolean): Logger {
  const secret = ['authorization', 'cookie', 'x-ckan-api-key', 'x-session-token', 'x-csrf-token'];
  const redact = secret.map((name) => `req.headers["${name}"]`);
  if (!readable) return pino({ level, redact });
  return pino({ level, redact }, PinoPretty({ translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname' }));
}
