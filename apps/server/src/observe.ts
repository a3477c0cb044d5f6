import { type Log, setSlowQueryLimit, startTracing } from '@gazetteer/kernel';
import type { Settings } from './settings.ts';
import { version } from './version.ts';

/**
 * Begins to tell slow queries and to trace, as far as the settings say it.
 * @returns what ends both, within seconds
 */
export async function observe(settings: Settings, log: Log): Promise<() => Promise<void>> {
  const { SLOW_QUERY_MS: milliseconds, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings;
  setSlowQueryLimit(milliseconds > 0 ? { milliseconds, log } : undefined);
  const endTracing =
    endpoint === undefined
      ? undefined
      : await startTracing({
          endpoint,
          service: settings.OTEL_SERVICE_NAME,
          ratio: settings.OTEL_TRACES_SAMPLER_ARG,
          version,
          log,
        });
  return async () => {
    setSlowQueryLimit(undefined);
    await endTracing?.();
  };
}
