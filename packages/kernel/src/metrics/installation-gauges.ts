import { Gauge, type Registry } from 'prom-client';

/** Figures of the whole installation, which every process reads from the stores when somebody asks for the metrics. */
export type InstallationGauge = {
  name: string;
  help: string;
  /** The name of the label that tells the figures from each other. */
  label: string;
  /** The figures at this moment, by the value of the label. */
  read(): Promise<Readonly<Record<string, number>>>;
};

/**
 * Adds figures of the installation to what a process tells. While one cannot be read, as when a store is away, it is left
 * out and the others are told.
 */
export function addInstallationGauges(registry: Registry, gauges: readonly InstallationGauge[]): void {
  for (const { name, help, label, read } of gauges) {
    const gauge = new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [],
      // Every process reads the same stores: their figures are not added up.
      aggregator: 'max',
      async collect() {
        const figures = await read().catch(() => ({}));
        this.reset();
        for (const [value, figure] of Object.entries(figures)) this.set({ [label]: value }, figure);
      },
    });
    registry.registerMetric(gauge);
  }
}
