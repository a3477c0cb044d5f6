import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { serverI18n } from '../../../i18n/i18n.server.ts';
import type { EditedDataset } from './load-dataset.server.ts';
import { StepsPart } from './steps-part.tsx';

/** The names of the links and buttons among the steps of a dataset that has this many files. */
function offered(standing: string, steps: EditedDataset['steps'], files: number): string[] {
  const call = { operation: 'dataset_publish', curl: 'curl' };
  const dataset = {
    steps,
    entry: { name: 'rain', standing },
    resources: Array.from({ length: files }, (_, index) => ({ sku: `rain-${index}` })),
    requiresReview: false,
    revision: '1',
    calls: { publish: call, delete: call, restore: call },
  } as unknown as EditedDataset;
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => null,
      Component: () => (
        <I18nextProvider i18n={serverI18n('en')}>
          <StepsPart dataset={dataset} answer={undefined} />
        </I18nextProvider>
      ),
    },
  ]);
  const html = renderToString(<Stub hydrationData={{ loaderData: { root: null } }} />);
  const names = [...html.matchAll(/<(?:a|button) [^>]*>([^<]+)<\/(?:a|button)>/g)].map(
    ([, name]) => name ?? '',
  );
  return names.filter((name) => name !== 'Copy');
}

test('a draft without data is led to them before it is published', () => {
  expect(offered('draft', ['publish', 'delete'], 0)).toEqual(['Add data', 'Publish now', 'Move to the bin']);
  expect(offered('draft', ['publish', 'delete'], 1)).toEqual(['Publish now', 'Move to the bin']);
  expect(offered('deleted', ['restore'], 0)).toEqual(['Restore it']);
});
