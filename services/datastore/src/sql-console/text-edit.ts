/** A piece of a query's text, in bytes from its start, and what stands there instead. */
export type Edit = { start: number; end: number; text: string };

/** The text with its edits. */
export function applyEdits(sql: string, edits: readonly Edit[]): string {
  const text = Buffer.from(sql);
  const pieces: Buffer[] = [];
  let position = 0;
  for (const { start, end, text: replacement } of edits) {
    pieces.push(text.subarray(position, start), Buffer.from(replacement));
    position = end;
  }
  return Buffer.concat([...pieces, text.subarray(position)]).toString();
}

/** Where a position in the edited text was before. */
export function positionBefore(edits: readonly Edit[], position: number): number {
  let shift = 0;
  for (const { start, end, text } of edits) {
    if (start + shift >= position) break;
    shift += Buffer.byteLength(text) - (end - start);
  }
  return Math.max(0, position - shift);
}
