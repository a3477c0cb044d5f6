import { expect, test } from 'vitest';
import { renderIn, textOf } from '../../../i18n/i18n-testing.tsx';
import { DoneNotice } from './done-notice.tsx';
import type { AddData } from './load-add.server.ts';

/** What is said once 37 rows are in a dataset of this standing. */
function told(standing: AddData['standing']): string {
  const done = { sku: 'rain', name: 'Rain', rows: 37, leftOut: 0, changes: null };
  const added = { dataset: 'rain', standing, done } as unknown as AddData;
  return textOf(renderIn('en', <DoneNotice added={added} />));
}

test('rows are called published in a public dataset alone', () => {
  expect(told('public')).toContain('Rain is published, with 37 rows.');
  for (const standing of ['draft', 'submitted', 'scheduled', 'private', 'withdrawn'] as const) {
    expect(told(standing)).toContain('Rain is in the dataset now, with 37 rows.');
    expect(told(standing)).toContain('The dataset is not public');
    expect(told(standing)).not.toContain('is published');
  }
});
