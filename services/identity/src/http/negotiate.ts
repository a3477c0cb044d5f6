import Negotiator from 'negotiator';
import type { Visit } from './visit.ts';

const OFFERED = ['text/html', 'application/json'];

/** True when the caller is a browser that shows pages: also when it does not say what it takes. */
export function wantsHtml(request: Pick<Visit, 'headers'>): boolean {
  const best = new Negotiator(request).mediaType(OFFERED);
  return best !== 'application/json';
}

/** True for a submit by a script: it takes JSON, or sends it. */
export function isAjaxSubmit(request: Pick<Visit, 'headers'>): boolean {
  return !wantsHtml(request) || request.headers['content-type'] === 'application/json';
}

/** The language of what the caller will be sent: by the site's cookie, else by the browser's wish. */
export function languageOf(request: Pick<Visit, 'headers'>): 'en' | 'fr' {
  const remembered = /(?:^|;\s*)language=(en|fr)\b/.exec(request.headers.cookie ?? '')?.[1];
  const language = remembered ?? new Negotiator(request).language(['en', 'fr']);
  return language === 'fr' ? 'fr' : 'en';
}
