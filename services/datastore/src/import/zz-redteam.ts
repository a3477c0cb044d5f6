import { ZipFile } from 'yazl';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, stat, writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { prepareInThread } from './prepare-in-thread.ts';
await mkdir('/tmp/redteam', { recursive: true });
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const R = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
async function book(path: string, sheet: string) {
  const z = new ZipFile();
  z.addBuffer(
    Buffer.from(
      `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    ),
    '[Content_Types].xml',
  );
  z.addBuffer(
    Buffer.from(
      `<workbook xmlns="${MAIN}" xmlns:r="${R}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/workbook.xml',
  );
  z.addBuffer(
    Buffer.from(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${R}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/_rels/workbook.xml.rels',
  );
  z.addBuffer(
    Buffer.from(`<worksheet xmlns="${MAIN}"><sheetData>${sheet}</sheetData></worksheet>`),
    'xl/worksheets/sheet1.xml',
  );
  z.end();
  await pipeline(z.outputStream, createWriteStream(path));
}
const which = process.argv[2];
const path = `/tmp/redteam/${which}`;
if (which === 'far')
  await book(
    path,
    '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>',
  );
if (which === 'many')
  await book(path, '<row><c><v>1</v></c><c><v>2</v></c></row>'.repeat(Number(process.argv[3])));
if (which === 'gz') await writeFile(path, gzipSync(Buffer.from('a,b\n' + '1,2\n'.repeat(60_000_000 / 4))));
if (which === 'gz2')
  await writeFile(path, gzipSync(gzipSync(Buffer.from('a,b\n' + '1,2\n'.repeat(400_000_000 / 4)))));
if (which === 'deep')
  await writeFile(
    path,
    '[{"a":' +
      '['.repeat(100_000) +
      ']'.repeat(100_000) +
      '},{"type":"Feature","geometry":null,"properties":{"a":' +
      '['.repeat(20_000) +
      ']'.repeat(20_000) +
      '}}]',
  );
if (which === 'line') {
  const w = createWriteStream(path);
  await pipeline(function* () {
    yield 'a,b\n1,2\n';
    for (let i = 0; i < 600; i++) yield 'x'.repeat(1_000_000);
    yield '\n';
  }, w);
}
if (which === 'qline') {
  const w = createWriteStream(path);
  await pipeline(function* () {
    yield 'a,b\n1,"2 x",3\n';
    for (let i = 0; i < 600; i++) yield 'x'.repeat(1_000_000);
    yield '\n';
  }, w);
}
if (which === 'ndline') {
  const w = createWriteStream(path);
  await pipeline(function* () {
    yield '{"a":1}\n{"a":2}\n{"a":"';
    for (let i = 0; i < 600; i++) yield 'x'.repeat(1_000_000);
    yield '"}\n';
  }, w);
}
console.log(which, (await stat(path)).size, 'bytes');
const h = monitorEventLoopDelay({ resolution: 10 });
h.enable();
const t = performance.now();
const folder = await mkdtemp('/tmp/redteam/f-');
const fmt =
  which === 'deep'
    ? 'x.json'
    : which === 'ndline'
      ? 'x.ndjson'
      : which === 'far' || which === 'many'
        ? 'x.xlsx'
        : 'x.csv';
try {
  const r = await prepareInThread({ path, format: fmt, folder }, undefined);
  console.log('ok', JSON.stringify(r).slice(0, 300));
} catch (e) {
  console.log('ERR', (e as Error).message, JSON.stringify((e as { fields?: unknown }).fields));
}
console.log(
  'ms',
  Math.round(performance.now() - t),
  'loop max ms',
  Math.round(h.max / 1e6),
  'rss MB',
  Math.round(process.memoryUsage().rss / 1e6),
);
