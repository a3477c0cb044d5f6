import type { ByteRange } from '../objects/object-store.ts';

/**
 * Reads a Range header of one range (RFC 9110, section 14).
 * @returns the range; 'unsatisfiable' when it lies outside; undefined when the header is to be ignored
 */
export function readRange(
  header: string | undefined,
  byteSize: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), byteSize);
    return length === 0 ? 'unsatisfiable' : { start: byteSize - length, end: byteSize - 1 };
  }
  const start = Number(first);
  const end = last === '' ? byteSize - 1 : Math.min(Number(last), byteSize - 1);
  if (start >= byteSize) return 'unsatisfiable';
  return end < start ? undefined : { start, end };
}
