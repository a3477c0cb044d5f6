import { expect, test } from 'vitest';
import { renderIn } from '../../../i18n/i18n-testing.tsx';
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
  const html = renderIn('en', <StepsPart dataset={dataset} answer={undefined} />);
  const names = [...html.matchAll(/<(?:a|button) [^>]*>([^<]+)<\/(?:a|button)>/g)].map(
    ([, name]) => name ?? '',
  );
  return names.filter((name) => name !== 'Copy');
}

test('a draft without data is led to them before it is published', () => {
  expect(offered('draft', ['publish', 'delete'], 0)).toEqual([
    'Add data',
    'See how it will be found',
    'Publish now',
    'Move to the bin',
  ]);
  expect(offered('draft', ['publish', 'delete'], 1)).toEqual([
    'See how it will be found',
    'Publish now',
    'Move to the bin',
  ]);
  expect(offered('deleted', ['restore'], 0)).toEqual(['Restore it']);
});
