import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

type Value = { stringValue?: string; intValue?: number };

/** A span as OTLP has it, with attributes by their names. */
export type CollectedSpan = {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code?: number };
  attributes: Record<string, unknown>;
};

type Sent = { resourceSpans: { scopeSpans: { spans: OtlpSpan[] }[] }[] };
type OtlpSpan = Omit<CollectedSpan, 'attributes'> & { attributes: { key: string; value: Value }[] };

/**
 * Opens a collector of OpenTelemetry until the test ends.
 * @param options `status` is what it answers
 * @returns its address, and the spans that it was sent so far
 */
export async function openCollector({
  status = 200,
} = {}): Promise<{ endpoint: string; spans: CollectedSpan[] }> {
  const spans: CollectedSpan[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    spans.push(...(await spansIn(request)));
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  };
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans };
}

async function spansIn(request: IncomingMessage): Promise<CollectedSpan[]> {
  const { resourceSpans } = (await json(request)) as Sent;
  const scopes = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans);
  return scopes.flatMap((scope) => scope.spans.map(readable));
}

function readable(span: OtlpSpan): CollectedSpan {
  const entries = span.attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]);
  return { ...span, attributes: Object.fromEntries(entries) as Record<string, unknown> };
}
