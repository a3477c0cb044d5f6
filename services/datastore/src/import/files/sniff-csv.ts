import { open } from 'node:fs/promises';
import { type CsvSample, sniffRows } from '@gazetteer/tabular';

const SAMPLE_BYTES = 1024 * 1024;

/**
 * Looks at the beginning of a text in UTF-8 and tells its delimiter and line ends.
 * @param expected the delimiter that the file's name promises; taken where it splits anything
 */
export async function sniffCsv(path: string, expected: string | undefined): Promise<CsvSample> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0);
    const text = new TextDecoder('utf-8').decode(buffer.subarray(0, bytesRead), { stream: true });
    return sniffRows(text, bytesRead < SAMPLE_BYTES, expected);
  } finally {
    await file.close();
  }
}
