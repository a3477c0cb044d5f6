import type { ChartField } from '../spec/chart-field.ts';

const months = /^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;
const days = /^(mon|tue|wed|thu|fri|sat|sun)/i;

/** Whether the categories of a column have an order of their own: numbers, classes such as `15-24`, months, weekdays. */
export function looksOrdered({ top, type }: Pick<ChartField, 'top' | 'type'>): boolean {
  if (type === 'int' || type === 'numeric' || type === 'float') return false;
  const labels = top.map(({ value }) => String(value).trim());
  if (labels.length < 2) return false;
  return [/^[<>≤≥]?\s*\d/, months, days].some((pattern) => labels.every((label) => pattern.test(label)));
}
