import { buffer } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import readExcelFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { writeWorkbook } from './write-workbook.ts';

async function* rows() {
  for (let row = 2; row < 2002; row += 1)
    yield Buffer.from(`<row r="${row}"><c r="A${row}"><v>${Math.sin(row)}</v></c></row>\n`);
}

test('a workbook arrives whole at who reads slowly', async () => {
  const workbook = writeWorkbook(rows(), [{ id: 'rate', type: 'float' }]);
  const slowly = async function* () {
    for await (const piece of workbook) {
      for (let round = 0; round < 20; round += 1) await turn();
      yield piece as Buffer;
    }
  };
  const [sheet] = await readExcelFile(await buffer(slowly()));
  expect(sheet?.data).toHaveLength(2001);
});
