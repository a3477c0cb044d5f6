import { setTimeout as pause } from 'node:timers/promises';
import {
  type Context,
  ROOT_CONTEXT,
  type Span as OpenTelemetrySpan,
  SpanKind,
  SpanStatusCode,
  defaultTextMapGetter,
  trace,
} from '@opentelemetry/api';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { ApplicationError } from '../errors.ts';
import type { Log } from '../log.ts';
import type { TracingOptions } from './start-tracing.ts';
import type { Span, Tracer } from './tracer.ts';

// What is more is dropped: traces of a minute of load are no reason to hold memory.
const MOST_WAITING = 2048;
const EXPORT_MILLISECONDS = 5000;
const CLOSING_MILLISECONDS = 3000;

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };
const propagator = new W3CTraceContextPropagator();

/** The span of OpenTelemetry behind one of ours. */
const originals = new WeakMap<Span, OpenTelemetrySpan>();

/** Makes a tracer that sends its spans to a collector, as OTLP over HTTP, in batches and behind the requests. */
export function openTracer({ endpoint, service, version, ratio, log }: TracingOptions): Tracer {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: EXPORT_MILLISECONDS });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: complainingOnce(exporter, new URL(url).host, log),
        maxQueueSize: MOST_WAITING,
      }),
    ],
  });
  const tracer = provider.getTracer('gazetteer', version);
  return {
    start: ({ name, kind, attributes, parent, headers = {} }) => {
      const context = parent
        ? within(parent)
        : propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
      return asSpan(tracer.startSpan(name, { kind: kinds[kind], attributes }, context));
    },
    close: async () => {
      const patience = new AbortController();
      const closed = provider.shutdown().catch(() => undefined);
      await Promise.race([closed, pause(CLOSING_MILLISECONDS, undefined, { signal: patience.signal })]);
      patience.abort();
    },
  };
}

function within(parent: Span): Context {
  const original = originals.get(parent);
  return original ? trace.setSpan(ROOT_CONTEXT, original) : ROOT_CONTEXT;
}

function asSpan(original: OpenTelemetrySpan): Span {
  const span: Span = {
    traceId: original.spanContext().traceId,
    isRecorded: original.isRecording(),
    tell: (attributes) => void original.setAttributes(attributes),
    fail: (failure) => {
      original.setStatus({ code: SpanStatusCode.ERROR });
      original.setAttribute('error.type', kindOf(failure));
    },
    end: () => original.end(),
  };
  originals.set(span, original);
  return span;
}

function kindOf(failure: unknown): string {
  if (failure instanceof ApplicationError) return failure.code;
  return failure instanceof Error ? failure.name : String(failure);
}

/** Tells that a collector does not take spans when that begins, and not with each batch; the spans are lost then. */
function complainingOnce(exporter: SpanExporter, host: string, log: Log): SpanExporter {
  let fails = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, ({ code, error }) => {
        const failed = code !== ExportResultCode.SUCCESS;
        if (failed && !fails) log.warn({ err: error, collector: host }, 'traces cannot be sent');
        fails = failed;
        done({ code: ExportResultCode.SUCCESS });
      }),
    shutdown: () => exporter.shutdown(),
  };
}
