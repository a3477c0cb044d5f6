import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Filterable } from '../search/filter-condition.ts';
import { columnLetters } from './xlsx-rows.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const HEADER_STYLE = 3;
// The text of a sheet shrinks to a tenth even so, and harder work would set the pace of the download.
const COMPRESSION_LEVEL = 1;

const PARTS: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${SPREADSHEET}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SPREADSHEET}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Data" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  // As they are, a date, a moment, and the bold header.
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
};

/**
 * A workbook (ECMA-376) of one sheet, as a stream: the header of the columns, then the rows as `xlsxSelect` writes
 * them, a line each. Memory does not grow with the rows.
 */
export function writeWorkbook(rows: AsyncIterable<Buffer>, fields: readonly Filterable[]): Readable {
  const archive = new ZipFile();
  // One moment for all, so that the same rows give the same bytes.
  const options = { mtime: new Date(315_532_800_000), compressionLevel: COMPRESSION_LEVEL };
  for (const [name, content] of Object.entries(PARTS)) {
    archive.addBuffer(Buffer.from(XML + content), name, options);
  }
  const sheet = Readable.from(sheetOf(rows, fields), { objectMode: false });
  archive.addReadStream(sheet, 'xl/worksheets/sheet1.xml', options);
  archive.end();
  const workbook = archive.outputStream.pipe(new PassThrough());
  sheet.on('error', (error) => workbook.destroy(error));
  // The archive itself does not notice when nobody wants it any more.
  workbook.on('close', () => sheet.destroy());
  return workbook;
}

async function* sheetOf(rows: AsyncIterable<Buffer>, fields: readonly Filterable[]) {
  const header = fields.map(
    ({ id }, index) =>
      `<c r="${columnLetters(index)}1" s="${HEADER_STYLE}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(id)}</t></is></c>`,
  );
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData><row r="1">${header.join('')}</row>\n`;
  yield* rows;
  yield '</sheetData></worksheet>\n';
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
