import { isAdministrator } from '../caller.ts';
import { accessDenied } from '../errors.ts';
import type { HttpServer } from './http-server.ts';
import { slowQueries } from '../tracing/watch-query.ts';
import { addInstallationGauges, type InstallationGauge } from '../metrics/installation-gauges.ts';
import { metricsOfAll } from '../metrics/metrics-of-all.ts';
import { Histogram, Registry, collectDefaultMetrics } from 'prom-client';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

let ofProcess: Registry | undefined;

/**
 * What the process says of itself. It is measured once, however many servers a process makes: measuring goes on for as
 * long as the process lives, with a timer of its own.
 */
function metricsOfProcess(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/**
 * Serves `/metrics` in the format of Prometheus: the process, the time of every request by route and status, and how many
 * queries were slow, and the figures of the installation. They tell what an installation is used for and when it is busy, so they are for administrators and their
 * keys.
 * @param isOpen lets everybody read them, where only the monitoring reaches the server
 */
export function collectMetrics(
  server: HttpServer,
  { isOpen, gauges }: { isOpen: boolean; gauges: readonly InstallationGauge[] },
): void {
  const registry = Registry.merge([metricsOfProcess()]);
  const tell = metricsOfAll(registry);
  registry.registerMetric(slowQueries);
  addInstallationGauges(registry, gauges);
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SECONDS,
    registers: [registry],
  });
  // As many as there are time series; finding one by its labels costs more than counting.
  const known = new Map<string, ReturnType<typeof duration.labels>>();
  server.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    // The label is the route's pattern, because each address would become a time series of its own.
    const route = request.routeOptions.url ?? 'unknown';
    const name = `${method} ${reply.statusCode} ${route}`;
    let series = known.get(name);
    if (!series) {
      series = duration.labels({ method, route, status: String(reply.statusCode) });
      known.set(name, series);
    }
    series.observe(reply.elapsedTime / 1000);
    done();
  });
  server.get(
    '/metrics',
    { schema: { summary: 'Metrics for Prometheus', tags: ['operations'] } },
    async ({ caller }, reply) => {
      if (!isOpen && !isAdministrator(caller)) {
        throw accessDenied('Access denied: metrics are for administrators and their keys');
      }
      reply.type(registry.contentType);
      return tell();
    },
  );
}
