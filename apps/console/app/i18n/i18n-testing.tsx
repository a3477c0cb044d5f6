/** What the tests of parts of pages share. */
import type { Language } from '@gazetteer/site';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { serverI18n } from './i18n.server.ts';

/** A part of a page as the server writes it for readers of this language, as HTML. */
export function renderIn(language: Language, part: ReactNode): string {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => null,
      Component: () => <I18nextProvider i18n={serverI18n(language)}>{part}</I18nextProvider>,
    },
  ]);
  const root = { locale: language, site: { digitGrouping: 'locale' } };
  return renderToString(<Stub hydrationData={{ loaderData: { root } }} />);
}

/** The text of HTML, with one blank where there were tags or several. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
