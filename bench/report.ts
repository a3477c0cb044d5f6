import { cpus, totalmem } from 'node:os';
import type { Measured } from './measure-requests.ts';

export type Row = { name: string } & Measured;
export type StartUp = { name: string; value: string };

const number = (value: number, digits = 0) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** The machine that the figures were measured on, in a sentence. */
export function describeMachine(): string {
  const [first] = cpus();
  const gibibytes = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${first?.model.trim() ?? 'unknown processor'}, ${gibibytes} GiB, Node ${process.versions.node}`;
}

/** The figures as a Markdown table, each beside its ratio to the reference (the first row). */
export function requestTable(rows: Row[]): string {
  const [reference] = rows;
  const lines = rows.map(({ name, requestsASecond, p50, p99, bytes }) => {
    const ratio = reference ? requestsASecond / reference.requestsASecond : 1;
    const cells = [
      name,
      number(requestsASecond),
      number(p50, 1),
      number(p99, 1),
      number(bytes),
      ratio.toPrecision(2),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '| | Requests/s | p50 ms | p99 ms | Bytes | Ratio to the reference |',
    '|---|--:|--:|--:|--:|--:|',
    ...lines,
  ].join('\n');
}

/** Start-up and memory as a Markdown table. */
export function startUpTable(rows: StartUp[]): string {
  return ['| | |', '|---|--:|', ...rows.map(({ name, value }) => `| ${name} | ${value} |`)].join('\n');
}

export const seconds = (milliseconds: number) => `${number(milliseconds / 1000, 2)} s`;
export const megabytes = (bytes: number) => `${number(bytes / 2 ** 20)} MiB`;
