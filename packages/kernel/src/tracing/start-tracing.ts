import type { Log } from '../log.ts';
import { setTracer } from './current-work.ts';

export type TracingOptions = {
  /** Where traces go: the address of a collector of OpenTelemetry, without `/v1/traces`. */
  endpoint: string;
  service: string;
  version: string;
  /** The share of traces that are made, from 0 to 1, where the request does not say it by `traceparent`. */
  ratio: number;
  log: Log;
};

/**
 * Begins to trace requests, jobs and what they ask of stores. The packages of OpenTelemetry are loaded here and not before, so
 * that an installation without traces does not pay for them.
 * @returns what ends it, after a few seconds at most
 */
export async function startTracing(options: TracingOptions): Promise<() => Promise<void>> {
  const { openTracer } = await import('./open-tracer.ts');
  const tracer = openTracer(options);
  setTracer(tracer);
  return async () => {
    setTracer(undefined);
    await tracer.close();
  };
}
