import { leadOf } from '@gazetteer/markdown/plain-text';
import { saysOnlyTitle } from './says-only-title.ts';

/** The first sentences of the notes, unless they only say the title again. */
export function leadBelow(title: string, notes: string): string {
  const lead = leadOf(notes);
  return saysOnlyTitle(lead, title) ? '' : lead;
}
