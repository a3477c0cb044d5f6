import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';
import { type Language, languages } from '../model/languages.ts';

/** The language that a person uses the site in: by the site's cookie, else by the browser's wish, else unknown. */
export function siteLanguageOf({ headers }: Pick<IncomingMessage, 'headers'>): Language | null {
  const remembered = /(?:^|;\s*)language=(en|fr)\b/.exec(headers.cookie ?? '')?.[1];
  const wanted = headers['accept-language'] ? new Negotiator({ headers }).language([...languages]) : null;
  return languages.find((language) => language === (remembered ?? wanted)) ?? null;
}
