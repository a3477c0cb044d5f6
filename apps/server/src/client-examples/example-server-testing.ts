import { createServer } from 'node:http';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AreaImport, importAreas } from '@gazetteer/datastore';
import { createKey } from '../administrator-keys/change-keys.ts';
import { openApplication } from '../open-application.ts';
import { testSettings } from '../settings-testing.ts';
import type { Given } from './set-up.ts';

/** What the examples need that is off unless the site file says otherwise. */
const switchedOn = {
  identity: { selfservice: { methods: { link: { enabled: true } } } },
  oauth2: { oidc: { dynamic_client_registration: { enabled: true } } },
};

const square = (west: number): [number, number][] => [
  [west, 40],
  [west, 41],
  [west + 1, 41],
  [west + 1, 40],
  [west, 40],
];
const shapeOf = (id: number, name: string, arc: number) => ({
  type: 'Polygon' as const,
  id,
  arcs: [[arc]],
  properties: { name },
});

/** Two counties of one state. */
const counties: AreaImport = {
  scheme: { id: 'fips', title: 'FIPS codes' },
  level: { id: 'county', title: 'County', codeWidth: 5, parent: { level: 'state', codeWidth: 2, prefix: 2 } },
  boundaries: {
    vintage: '2017',
    source: 'Example',
    topology: {
      type: 'Topology',
      arcs: [square(-100), square(-99)],
      objects: {
        counties: {
          type: 'GeometryCollection',
          geometries: [shapeOf(1001, 'Adams', 0), shapeOf(1003, 'Brown', 1)],
        },
      },
    },
  },
};
const states: AreaImport = {
  scheme: { id: 'fips', title: 'FIPS codes' },
  level: { id: 'state', title: 'State', codeWidth: 2 },
  rows: [{ code: 1, name: 'First' }],
};

/** A picture of 16 by 9 pixels, and a workbook with two sheets. */
const picture = [
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAJCAIAAAC0SDtlAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAFUlEQVQYlWPQyp9OEmIY1ZA/',
  'GEIJABaGqwGTxEG8AAAAAElFTkSuQmCC',
].join('');
const workbook = [
  'UEsDBBQAAAAIAAK4d125zCNMngAAABEBAAAPAAAAeGwvd29ya2Jvb2sueG1sjZA9DoMwDEavEuUANTB0QMDUhaU9QwqmiSBxZKei',
  'xy+FItGtk/+e3ie5monHO9GoXn4KUmubUiwBpLPojZwoYlguA7E3aRn5ARIZTS8WMfkJiiw7gzcu6M1Q8j8OGgbX4YW6p8eQNgnj',
  'ZJKjINZF0U21Jsi3qmA81vo2B2TRat21fa1zrbh0S8Ntn2v4pa+U8AgXB7j4wLBnwP6G5g1QSwMEFAAAAAgAArh3XcDwGnWWAAAA',
  'fgEAABoAAAB4bC9fcmVscy93b3JrYm9vay54bWwucmVsc72QuwrCQBBFfyXsB2SSFBZiUtmkFX9g2cw+SPbBzoj69y6CYiCFVaph',
  'ZuDcwz1dcJHsYiDrElUPvwTqhWVORwBSFr2kOiYM5aNj9pLLmg0kqWZpELqmOUD+ZYhhxazGqRd5nFpRXZ8J/2FHrZ3Cc1Q3j4E3',
  'IuAe80wWkQtUZoPci++J4D3aulAFbMt0O8t0HxlY1T28AFBLAwQUAAAACAACuHddXs4G/aMAAABTAQAAGAAAAHhsL3dvcmtzaGVl',
  'dHMvc2hlZXQxLnhtbHWQ3QrCMAyFX2X0Acy2Cy+kK0x8A5+gbNEW+zPSQH18uyFDYb1LTs7JRyJzpFcyiNy8vQtpEIZ5uQCkyaDX',
  '6RQXDGXyiOQ1l5aekBZCPW8h76Bv2zN4bYNQctNumrWSFHNDg+iKOq3F2ImGB2GDswHvTEW3SUlWGZ2TwErC2sP09V9r/pgD0n8A',
  'Cmwn9juxr2wIkdgcIWuBcdZHQPg5F/Y/qg9QSwMEFAAAAAgAArh3XbgNBCGRAAAA8gAAABgAAAB4bC93b3Jrc2hlZXRzL3NoZWV0',
  'Mi54bWx1j0EKwzAMBL8S/IAqyaGH4hgK/UFfYFy1NrVlIwvS59fJwfTQHATaFTto9Zr5XT2iDJ8UqS7Ki5QLQHUek62nXJDa5Zk5',
  'WWmSX1ALo33soRRhHsczJBtIGb17NyvWaM7rwIuamuu25TqpQRYVKAbCu3DzQzVaDGVBDWI0bBpcm5btgLkD5kMA/QXAzzfQa5ov',
  'UEsBAhQAFAAAAAgAArh3XbnMI0yeAAAAEQEAAA8AAAAAAAAAAAAAAAAAAAAAAHhsL3dvcmtib29rLnhtbFBLAQIUABQAAAAIAAK4',
  'd13A8Bp1lgAAAH4BAAAaAAAAAAAAAAAAAAAAAMsAAAB4bC9fcmVscy93b3JrYm9vay54bWwucmVsc1BLAQIUABQAAAAIAAK4d11e',
  'zgb9owAAAFMBAAAYAAAAAAAAAAAAAAAAAJkBAAB4bC93b3Jrc2hlZXRzL3NoZWV0MS54bWxQSwECFAAUAAAACAACuHdduA0EIZEA',
  'AADyAAAAGAAAAAAAAAAAAAAAAAByAgAAeGwvd29ya3NoZWV0cy9zaGVldDIueG1sUEsFBgAAAAAEAAQAEQEAADkDAAAAAA==',
].join('');

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64'));

/** A port that nobody listens on: the server has to know its own address from the start. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => void probe.listen(0, 'localhost', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => void probe.close(resolve));
  return port;
}

/** Opens a server that listens, with what the examples are given. */
export async function openExampleServer(): Promise<{ given: Given; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'gazetteer-examples-'));
  const sample = JSON.parse(await readFile(new URL('../../site.json', import.meta.url), 'utf8')) as object;
  await writeFile(join(folder, 'site.json'), JSON.stringify({ ...sample, ...switchedOn }));
  const port = await freePort();
  const baseUrl = `http://localhost:${port}`;
  const application = await openApplication(
    testSettings({
      DATA_DIR: folder,
      PUBLIC_URL: baseUrl,
      SAMPLE_DATA: '0',
      RATE_LIMIT: '0',
    }),
  );
  for (const level of [states, counties]) await importAreas(application.datastore.context, level);
  const adminKey = await createKey(application.sql, 'examples');
  await application.server.listen({ port, host: 'localhost' });
  return {
    given: { baseUrl, adminKey, picture: bytes(picture), workbook: bytes(workbook) },
    close: async () => {
      await application.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
