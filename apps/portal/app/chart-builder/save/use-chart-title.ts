import { describeChart } from '@gazetteer/charts';
import { useShell } from '../../site/use-shell.ts';
import { useBuilder } from '../model/use-builder.ts';

/** What the chart is called: by whoever makes it, else by what it shows. */
export function useChartTitle(): string {
  const { spec, data, facts } = useBuilder();
  const { locale, site } = useShell();
  if (spec.title) return spec.title;
  if (!data) return facts?.title ?? '';
  return describeChart(spec, data, { locale, digitGrouping: site.digitGrouping }).title;
}
