import english from '../../../portal/app/locales/en/common.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { scopes } from '../api-documentation/scopes.ts';

it('every scope of the API is told in plain words where somebody is asked for it', () => {
  const told = Object.keys(english.access.scopes);
  const untold = Object.keys(scopes).filter((scope) => !told.includes(scope.replaceAll('.', '_')));
  expect(untold).toEqual([]);
});
