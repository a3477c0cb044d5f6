import { pino, type Logger } from 'pino';

/**
 * The process's log: one JSON object a line, or readable lines when a person watches.
 * Credentials never reach it.
 */
export function createLogger(level: string, readable: boolean): Logger {
  return pino({
    level,
    redact: ['req.headers.authorization', 'req.headers.cookie', 'req.headers["x-ckan-api-key"]'],
    ...(readable
      ? {
          transport: {
            target: 'pino-pretty',
            options: { translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname' },
          },
        }
      : {}),
  });
}
