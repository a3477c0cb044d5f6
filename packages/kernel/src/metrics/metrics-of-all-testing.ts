import cluster from 'node:cluster';
import { Counter, Registry } from 'prom-client';
import { addUpMetrics, metricsOfAll } from './metrics-of-all.ts';

// Two web processes, of which the first counts 1 and the second 2; the first is asked when both have counted.
if (cluster.isPrimary) {
  addUpMetrics();
  const workers = [cluster.fork(), cluster.fork()];
  let ready = 0;
  cluster.on('message', (_worker, message: unknown) => {
    if (message === 'ready' && (ready += 1) === workers.length) workers[0]?.send('ask');
    if (message === 'told') for (const worker of workers) worker.kill();
  });
} else {
  const registry = new Registry();
  const counter = new Counter({ name: 'requests', help: 'Requests', registers: [registry] });
  counter.inc(cluster.worker?.id);
  const ask = metricsOfAll(registry);
  const tell = async () => {
    process.stdout.write(`${await ask()}\n`);
    process.send?.('told');
  };
  process.on('message', (message) => {
    if (message !== 'ask') return;
    void tell();
  });
  process.send?.('ready');
}
