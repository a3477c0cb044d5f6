import type { ImportJob } from '@gazetteer/client';
import type { Language } from '@gazetteer/site';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { serverI18n } from '../../i18n/i18n.server.ts';
import { FailureNotice } from './failure-notice.tsx';

/** What a reader is told of a failure, as text and as HTML. */
function told(language: Language, error: ImportJob['error']): { text: string; html: string } {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => null,
      Component: () => (
        <I18nextProvider i18n={serverI18n(language)}>
          <FailureNotice error={error} />
        </I18nextProvider>
      ),
    },
  ]);
  const root = { locale: language, site: { digitGrouping: 'locale' } };
  const html = renderToString(<Stub hydrationData={{ loaderData: { root } }} />);
  return { text: html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' '), html };
}

const openQuote: ImportJob['error'] = {
  code: 'invalid_input',
  message: 'file: line 40003: a quotation mark is opened and not closed',
  fields: { file: ['line 40003: a quotation mark is opened and not closed'] },
  reason: { code: 'open_quote', params: {}, line: 40_003 },
};

test('a failed import is explained in the language of its reader, with the line', () => {
  expect(told('en', openQuote).text).toContain('A quotation mark is opened but never closed (line 40,003)');
  const french = told('fr', openQuote);
  expect(french.text).toContain('Un guillemet est ouvert et jamais refermé (ligne 40 003)');
  expect(french.html).not.toContain('lang="en"');
  expect(french.text).not.toContain('quotation');
});

test('what the cause tells of is named', () => {
  const error = (code: 'no_file_there' | 'sheet_empty', field: string, params: Record<string, string>) => ({
    ...openQuote,
    fields: { [field]: ['in English'] },
    reason: { code, params, line: null },
  });
  const answer = told('fr', error('no_file_there', 'url', { status: '503' }));
  expect(answer.text).toContain('Le serveur a répondu 503 au lieu d’envoyer le fichier');
  expect(told('en', error('sheet_empty', 'file', { sheet: 'Prices' })).text).toContain(
    'The sheet “Prices” is empty',
  );
});

test('causes that were kept before they had codes are shown as they are, in English', () => {
  const { html } = told('fr', { code: 'invalid_input', message: '', fields: { file: ['is odd'] } });
  expect(html).toMatch(/<ul[^>]*lang="en"[^>]*><li>is odd<\/li>/);
});
