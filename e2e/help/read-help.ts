import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type HelpText, parseHelp } from '../../apps/portal/app/help/parse-help.ts';

export type HelpLanguage = 'en' | 'fr';

/** A page of the help, from the same file that the portal shows. */
export function readHelp(language: HelpLanguage, topic: string): HelpText {
  const file = path.join(import.meta.dirname, '../../apps/portal/help', language, `${topic}.md`);
  return parseHelp(readFileSync(file, 'utf8'));
}
