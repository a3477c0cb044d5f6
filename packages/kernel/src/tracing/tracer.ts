/** What is told of a piece of work: which kind it is and what it is about, never values, addresses or names of people. */
export type Attributes = Record<string, string | number>;

/** A piece of work with its time, as OpenTelemetry has it. */
export type Span = {
  /** 32 hexadecimal digits (W3C Trace Context). */
  readonly traceId: string;
  /** False where the trace is not in the sample: then nothing is told of what happens within. */
  readonly isRecorded: boolean;
  tell(attributes: Attributes): void;
  /** @param failure what the work has thrown, or why it failed; only its kind is told, since messages may hold values */
  fail(failure: unknown): void;
  end(): void;
};

export type SpanOptions = {
  name: string;
  /** Whether it answers somebody, asks another program or store, or is work of the process itself. */
  kind: 'server' | 'client' | 'internal';
  attributes: Attributes;
  /** What it is a part of; without it the span begins a trace, or goes on with that of `headers`. */
  parent?: Span | undefined;
  /** Headers of the request that it answers, of which `traceparent` and `tracestate` are read. */
  headers?: Record<string, string | string[] | undefined>;
};

export type Tracer = {
  start(options: SpanOptions): Span;
  /** Sends what has not been sent, and resolves after a few seconds at most, whether anybody takes it or not. */
  close(): Promise<void>;
};
