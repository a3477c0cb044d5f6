import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { isAjaxSubmit, languageOf, wantsHtml } from './negotiate.ts';

const request = (headers: Record<string, string>) => ({ headers }) as unknown as FastifyRequest;

describe('what a caller takes', () => {
  it.each([
    [{}, true],
    [{ accept: '*/*' }, true],
    [{ accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }, true],
    [{ accept: 'application/json' }, false],
    [{ accept: 'application/json, text/plain, */*' }, false],
    [{ accept: 'text/html;q=0.5, application/json' }, false],
  ])('is told from its Accept header: %j shows pages: %s', (headers, html) => {
    expect(wantsHtml(request(headers as Record<string, string>))).toBe(html);
  });

  it('counts a submit of JSON as one by a script, whatever it takes', () => {
    expect(isAjaxSubmit(request({ 'content-type': 'application/json' }))).toBe(true);
    expect(isAjaxSubmit(request({ 'content-type': 'application/x-www-form-urlencoded' }))).toBe(false);
  });

  it('is spoken to in the language of its cookie, else of its browser', () => {
    expect(languageOf(request({ 'accept-language': 'fr-CA,fr;q=0.9' }))).toBe('fr');
    expect(languageOf(request({ cookie: 'a=b; language=en', 'accept-language': 'fr' }))).toBe('en');
    expect(languageOf(request({}))).toBe('en');
  });
});
