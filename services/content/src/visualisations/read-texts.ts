import { invalidPayload } from '../model/content-error.ts';

const LONGEST_TITLE = 300;
const LONGEST_NOTES = 2000;

/** The title of a chart as it is kept; undefined where none is given. @throws INVALID_PAYLOAD */
export function readTitle(given: string | null | undefined): string | undefined {
  return readText('title', given, LONGEST_TITLE);
}

/** The notes of a chart as they are kept; undefined where none are given. @throws INVALID_PAYLOAD */
export function readNotes(given: string | null | undefined): string | undefined {
  return readText('notes', given, LONGEST_NOTES);
}

function readText(field: string, given: string | null | undefined, longest: number): string | undefined {
  const text = given?.trim();
  if (!text) return undefined;
  if (text.length > longest)
    throw invalidPayload({ [field]: [`must not have more than ${longest} characters`] });
  // No store keeps it as text.
  if (text.includes('\0')) throw invalidPayload({ [field]: ['must not contain the character 0'] });
  return text;
}
