import { createHttpServer } from '@gazetteer/kernel';
import { expect, it, onTestFinished } from 'vitest';
import { deviceOf } from './describe-device.ts';

async function describeFrom(
  headers: Record<string, string>,
  trustProxy: number | string = 0,
  remoteAddress = '198.51.100.1',
) {
  const server = await createHttpServer({ trustProxy });
  onTestFinished(() => server.close());
  server.get('/', { handler: async (request) => deviceOf(request) });
  return (await server.inject({ url: '/', headers, remoteAddress })).json();
}

const place = { 'cf-ipcity': 'Pune', 'cf-ipcountry': 'IN', 'x-forwarded-for': '203.0.113.9' };

it('tells address and browser, at a bearable length', async () => {
  const device = await describeFrom({ 'user-agent': `Mozilla/5.0 ${'x'.repeat(2000)}` });
  expect(device).toMatchObject({ ip_address: '198.51.100.1', location: '' });
  expect(device.user_agent).toHaveLength(512);
  expect((await describeFrom({ 'user-agent': '' })).user_agent).toBe('');
});

it('writes an address of IPv4 as such where the server listens on both families', async () => {
  expect(await describeFrom({}, 0, '::ffff:198.51.100.1')).toMatchObject({ ip_address: '198.51.100.1' });
  expect(await describeFrom({}, 0, '2001:db8::1')).toMatchObject({ ip_address: '2001:db8::1' });
});

it('takes the place from the headers of a trusted proxy', async () => {
  const seen = { ip_address: '203.0.113.9', location: 'Pune, IN' };
  expect(await describeFrom(place, 1)).toMatchObject(seen);
  expect(await describeFrom(place, '198.51.100.1')).toMatchObject(seen);
  const other = { 'x-geo-city': 'Nice', 'x-geo-country': 'FR', 'x-forwarded-for': '203.0.113.9' };
  expect(await describeFrom(other, 1)).toMatchObject({ location: 'Nice, FR' });
  expect(await describeFrom({ ...other, 'x-geo-city': '' }, 1)).toMatchObject({ location: 'FR' });
});

it('believes no address that a visitor has put before that of the proxy', async () => {
  const forged = { 'x-forwarded-for': '192.0.2.66, 203.0.113.9' };
  expect(await describeFrom(forged, 1)).toMatchObject({ ip_address: '203.0.113.9' });
});

it('believes nobody else about a place', async () => {
  expect(await describeFrom(place)).toMatchObject({ ip_address: '198.51.100.1', location: '' });
  expect(await describeFrom(place, '10.0.0.1')).toMatchObject({ ip_address: '198.51.100.1', location: '' });
});
