import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { test } from './test.ts';

test('a page of another site reads a Parquet file by ranges, and asks whether it has changed', async ({
  page,
  request,
  baseURL,
}) => {
  const shown = await request.get('/api/3/action/package_show?id=us-county-unemployment');
  const { result } = (await shown.json()) as { result: { resources: { id: string }[] } };
  const address = `${baseURL}/datastore/dump/${result.resources[0]?.id}?format=parquet`;

  // A name of its own makes it another site: `localhost` is not 127.0.0.1.
  const host = createServer((_request, reply) =>
    reply.setHeader('content-type', 'text/html').end('<!doctype html><title>Host</title>'),
  ).listen(0, 'localhost');
  await once(host, 'listening');
  await page.goto(`http://localhost:${(host.address() as AddressInfo).port}/`);
  const read = await page.evaluate(async (url) => {
    const head = await fetch(url, { method: 'HEAD' });
    const size = Number(head.headers.get('content-length'));
    // The end of the file says where everything else in it is. Browsers ask for leave before they send such a range.
    const end = await fetch(url, { headers: { range: 'bytes=-8' } });
    const footer = new DataView(await end.arrayBuffer());
    const length = footer.getUint32(0, true);
    const metadata = await fetch(url, { headers: { range: `bytes=${size - 8 - length}-${size - 9}` } });
    const etag = head.headers.get('etag') ?? '';
    const again = await fetch(url, { headers: { 'if-none-match': etag }, cache: 'no-store' });
    return {
      size,
      magic: new TextDecoder().decode(footer.buffer.slice(4)),
      range: end.headers.get('content-range'),
      isWhole: (await metadata.arrayBuffer()).byteLength === length,
      unchanged: again.status,
    };
  }, address);
  expect(read).toEqual({
    size: expect.any(Number),
    magic: 'PAR1',
    range: `bytes ${read.size - 8}-${read.size - 1}/${read.size}`,
    isWhole: true,
    unchanged: 304,
  });
  expect(read.size).toBeGreaterThan(8);
  host.close();
});
