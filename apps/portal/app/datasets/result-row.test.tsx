import type { Dataset } from '@gazetteer/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { serverI18n } from '../i18n/i18n.server.ts';
import { ResultRow } from './result-row.tsx';
import { rowMarks } from './row-marks.server.ts';

const dataset = {
  id: 'births',
  name: 'births',
  title: 'Births by district',
  notes: 'Naissances par district.',
  notes_translated: { fr: 'Naissances par district.' },
  source_name: 'Office of Births',
  metadata_modified: '2026-11-20T00:00:00',
  resources: [],
} as unknown as Dataset;
const reader = (locale: 'en' | 'fr') => ({ locale, site: { defaultLanguage: 'en' } }) as const;

function row(marks: ReturnType<typeof rowMarks>): string {
  const shell = { locale: 'fr', site: { sectors: {}, digitGrouping: 'locale' } };
  const List = () => (
    <I18nextProvider i18n={serverI18n('fr')}>
      <ResultRow dataset={dataset} written={marks['births']} />
    </I18nextProvider>
  );
  const Stub = createRoutesStub([
    { id: 'root', path: '/', children: [{ index: true, Component: List }], loader: () => shell },
  ]);
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root: shell } }} />);
}

test('a dataset that is listed in another language than the page says so, to eyes and ears', () => {
  const marks = rowMarks([dataset], reader('fr'));
  expect(marks['births']?.title).toEqual({ lang: 'en', mark: 'en anglais' });
  const html = row(marks);
  expect(html).toMatch(/<h2[^>]* lang="en"/);
  expect(html).toContain('en anglais');
  expect(html).toContain('<span lang="en">Office of Births</span>');
  expect(html).not.toMatch(/<p[^>]* lang="en"[^>]*>Naissances/);
});

test('a dataset in the language of the page has no mark', () => {
  expect(rowMarks([{ ...dataset, notes: null, notes_translated: {} }], reader('en'))).toEqual({});
  expect(row({})).not.toContain(' lang=');
});
