import { expect, it } from 'vitest';
import { listedOnly } from './listed-only.ts';

it('lists what is ready, and of a site that is limited what its organisations publish', () => {
  expect(listedOnly('')).toEqual(['idp_ready:true']);
  expect(listedOnly('organization:met')).toEqual(['idp_ready:true', 'organization:met OR state:none']);
});
