import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { serverI18n } from '../../../i18n/i18n.server.ts';
import { DoneNotice } from './done-notice.tsx';
import type { AddData } from './load-add.server.ts';

/** What is said once 37 rows are in a dataset of this standing. */
function told(standing: AddData['standing']): string {
  const done = { sku: 'rain', name: 'Rain', rows: 37, leftOut: 0, changes: null };
  const added = { dataset: 'rain', standing, done } as unknown as AddData;
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => null,
      Component: () => (
        <I18nextProvider i18n={serverI18n('en')}>
          <DoneNotice added={added} />
        </I18nextProvider>
      ),
    },
  ]);
  const root = { locale: 'en', site: { digitGrouping: 'locale' } };
  return renderToString(<Stub hydrationData={{ loaderData: { root } }} />).replaceAll(/<[^>]*>/g, ' ');
}

test('rows are called published in a public dataset alone', () => {
  expect(told('public')).toContain('Rain is published, with 37 rows.');
  for (const standing of ['draft', 'submitted', 'scheduled', 'private', 'withdrawn'] as const) {
    expect(told(standing)).toContain('Rain is in the dataset now, with 37 rows.');
    expect(told(standing)).toContain('The dataset is not public');
    expect(told(standing)).not.toContain('is published');
  }
});
