import type { FieldErrors } from '@gazetteer/kernel';
import { invalidPayload } from '../model/content-error.ts';
import type { MediaTable } from '../model/content-tables.ts';

export type Alt = Pick<MediaTable, 'alt_en' | 'alt_fr'>;

const LONGEST = 300;

/**
 * What a picture shows, in words, as somebody wrote it.
 * @throws INVALID_PAYLOAD where it stands in no language, or is longer than people listen to
 */
export function readAlt(written: { en: string | null | undefined; fr: string | null | undefined }): Alt {
  const alt = { alt_en: plain(written.en), alt_fr: plain(written.fr) };
  const problems: FieldErrors = {};
  for (const [field, text] of Object.entries(alt)) {
    if (text !== null && text.length > LONGEST) problems[field] = [`has more than ${LONGEST} characters`];
  }
  if (alt.alt_en === null && alt.alt_fr === null) {
    problems['alt_en'] = ['say in one language at least what the picture shows'];
  }
  if (Object.keys(problems).length > 0) throw invalidPayload(problems);
  return alt;
}

function plain(text: string | null | undefined): string | null {
  return (text ?? '').replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim() || null;
}
