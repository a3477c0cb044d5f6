import { expect, test } from 'vitest';
import { readyOnly } from './ready-datasets.ts';

test('lists are of what is ready, and of the organisation that the site file names', () => {
  const named = 'organization:idp-organization';
  expect(readyOnly(named)).toEqual(['idp_ready:true', named]);
  expect(readyOnly('')).toEqual(['idp_ready:true']);
});
