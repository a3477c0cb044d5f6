import { crc32 } from 'node:zlib';

/** Archives and workbooks for tests: as small as the formats allow. */

/** A zip (APPNOTE 6.3) of files that are stored as they are. */
export function zipOf(files: Readonly<Record<string, string | Buffer>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    const title = Buffer.from(name);
    const sizes = Buffer.alloc(18);
    sizes.writeUInt32LE(crc32(bytes), 4);
    sizes.writeUInt32LE(bytes.length, 8);
    sizes.writeUInt32LE(bytes.length, 12);
    sizes.writeUInt16LE(title.length, 16);
    const version = Buffer.from([20, 0]);
    const flags = Buffer.from([0, 8, 0, 0]);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), version, flags, sizes, Buffer.alloc(2), title]);
    const place = Buffer.alloc(4);
    place.writeUInt32LE(offset);
    const central = [
      Buffer.from('PK\x01\x02'),
      version,
      version,
      flags,
      sizes,
      Buffer.alloc(12),
      place,
      title,
    ];
    directory.push(Buffer.concat(central));
    parts.push(local, bytes);
    offset += local.length + bytes.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, list, Buffer.from('PK\x05\x06'), end]);
}

type SheetCell = string | number | boolean | null | { day: number };

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

/** A workbook (ECMA-376); `{ day }` is a date as days from 1900. */
export function workbookOf(sheets: Readonly<Record<string, readonly (readonly SheetCell[])[]>>): Buffer {
  const names = Object.keys(sheets);
  const related = (id: number, type: string, target: string) =>
    `<Relationship Id="r${id}" Type="${relationships}/${type}" Target="${target}"/>`;
  const typed = (part: string, type: string) =>
    `<Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`;
  return zipOf({
    '[Content_Types].xml': `${xml}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${typed('/xl/workbook.xml', 'sheet.main')}${typed('/xl/styles.xml', 'styles')}${names.map((_, index) => typed(`/xl/worksheets/sheet${index + 1}.xml`, 'worksheet')).join('')}</Types>`,
    '_rels/.rels': `${xml}<Relationships xmlns="${packages}/relationships">${related(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `${xml}<workbook xmlns="${spreadsheet}" xmlns:r="${relationships}"><sheets>${names.map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="r${index + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${xml}<Relationships xmlns="${packages}/relationships">${names.map((_, index) => related(index + 1, 'worksheet', `worksheets/sheet${index + 1}.xml`)).join('')}${related(names.length + 1, 'styles', 'styles.xml')}</Relationships>`,
    'xl/styles.xml': `${xml}<styleSheet xmlns="${spreadsheet}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(
      Object.values(sheets).map((rows, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetOf(rows)]),
    ),
  });
}

function sheetOf(rows: readonly (readonly SheetCell[])[]): string {
  const lines = rows.map((cells, row) => {
    const written = cells.map((cell, index) => cellOf(cell, `${String.fromCharCode(65 + index)}${row + 1}`));
    return `<row r="${row + 1}">${written.join('')}</row>`;
  });
  return `${xml}<worksheet xmlns="${spreadsheet}"><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

function cellOf(cell: SheetCell, place: string): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return `<c r="${place}" t="inlineStr"><is><t>${cell}</t></is></c>`;
  if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${cell ? 1 : 0}</v></c>`;
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  return `<c r="${place}" s="1"><v>${cell.day}</v></c>`;
}
