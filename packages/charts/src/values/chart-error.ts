import type { ChartFault } from './chart-faults.ts';

export type ChartFaultPlace = {
  /** Column the fault is about; of an expression, the computed field it belongs to. */
  field?: string | undefined;
  channel?: string | undefined;
  /** Offset into the text of an expression. */
  position?: number | undefined;
  /** What the message names. */
  params?: Readonly<Record<string, string | number>> | undefined;
};

/** A chart that cannot be drawn from these columns. The message is English; `code` and `params` translate it. */
export class ChartError extends Error {
  readonly code: ChartFault;
  readonly field: string | undefined;
  readonly channel: string | undefined;
  readonly position: number | undefined;
  readonly params: Readonly<Record<string, string | number>>;

  constructor(code: ChartFault, message: string, place: ChartFaultPlace = {}) {
    super(message);
    this.name = 'ChartError';
    this.code = code;
    this.field = place.field;
    this.channel = place.channel;
    this.position = place.position;
    this.params = place.params ?? {};
  }
}
